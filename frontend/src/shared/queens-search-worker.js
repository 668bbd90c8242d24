/* The worker of the finder and of other figures. It answers the questions that pages ask by
   `SearchWorker` of worker.js. */

import { answerQuestions } from "./worker.js";
import { census, completed, labelled, ranked } from "./labels.js";
import { accelerate, representatives } from "./search.js";
import { solutionVisitor, squareCounter } from "./squares.js";

accelerate({ solutionVisitor, squareCounter });
answerQuestions({ census, completed, labelled, ranked, representatives });
