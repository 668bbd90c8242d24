from .build_info import COMPILER
from .checks import MAX_COUNTABLE_N, MAX_N, MAX_THREADS, MIN_N, format_value
from .completing import completions, count_completions
from .construction import one_solution
from .counting import ENGINE, census, count
from .engine.batches import count_part
from .engine.binding import BACKENDS, has_backend
from .engine.cpu import BACKEND_VARIABLE, MIN_ENGINE_N, chosen_backend
from .engine.join_jobs import JoinJob, join_jobs
from .engine.joining import MAX_JOIN_N
from .engine.parallel import MAX_ONE_THREAD_N, ProgressListener, census_of_total
from .engine.parts import CountParts, count_parts, crosses
from .engine.search_choice import DEPTH_FIRST, JOIN, SEARCHES, chosen_search, join_memory
from .known import MAX_KNOWN_N, known_census, require_known_total
from .labelling import label, labels, solution
from .listing import fundamental, iter_fundamental, solutions
from .masks import Masks, attack_masks
from .measuring.counting import (
    MAX_COMPARED_N,
    MAX_MEASURED_N,
    PropertyCount,
    count_properties,
    property_counts,
)
from .measuring.properties import (
    Properties,
    determining_sets,
    nearest_solutions,
    properties,
    property_columns,
    solutions_by_distance,
)
from .memory import machine_memory
from .methods.listing_scalar import fundamental_scalar
from .methods.registry import (
    BASELINE,
    FORMS,
    LIST_BASED,
    METHOD_KEYS,
    METHODS,
    find_method,
    first_method_listing,
)
from .methods.source import method_source
from .model import (
    Census,
    Cross,
    Form,
    InputError,
    Lists,
    Method,
    Orbit,
    Part,
    Step,
    StepKind,
    Symmetry,
    SymmetryClass,
    Worker,
    WrongCount,
)
from .planning import MIN_PLANNED_N, Estimate, Span, estimates, measure_count
from .ranks.index import MAX_LABELLED_N, LabelIndex, index_bytes, label_index
from .ranks.squares import queens_per_square
from .symmetry import canonical, images, orbit
from .tracing.branches import Branch, forbidden_squares, symmetry_branches
from .tracing.landmarks import program_lines
from .tracing.rings import ring_codes, ring_positions, ring_square, ring_weight
from .tracing.rivals import Rival
from .tracing.rules import find_rival
from .tracing.walk import trace

__version__: str

__all__ = [
    "BACKENDS",
    "BACKEND_VARIABLE",
    "BASELINE",
    "COMPILER",
    "DEPTH_FIRST",
    "ENGINE",
    "FORMS",
    "JOIN",
    "LIST_BASED",
    "MAX_COMPARED_N",
    "MAX_COUNTABLE_N",
    "MAX_JOIN_N",
    "MAX_KNOWN_N",
    "MAX_LABELLED_N",
    "MAX_MEASURED_N",
    "MAX_N",
    "MAX_ONE_THREAD_N",
    "MAX_THREADS",
    "METHODS",
    "METHOD_KEYS",
    "MIN_ENGINE_N",
    "MIN_N",
    "MIN_PLANNED_N",
    "SEARCHES",
    "Branch",
    "Census",
    "CountParts",
    "Cross",
    "Estimate",
    "Form",
    "InputError",
    "JoinJob",
    "LabelIndex",
    "Lists",
    "Masks",
    "Method",
    "Orbit",
    "Part",
    "ProgressListener",
    "Properties",
    "PropertyCount",
    "Rival",
    "Span",
    "Step",
    "StepKind",
    "Symmetry",
    "SymmetryClass",
    "Worker",
    "WrongCount",
    "attack_masks",
    "canonical",
    "census",
    "census_of_total",
    "chosen_backend",
    "chosen_search",
    "completions",
    "count",
    "count_completions",
    "count_part",
    "count_parts",
    "count_properties",
    "crosses",
    "determining_sets",
    "estimates",
    "find_method",
    "find_rival",
    "first_method_listing",
    "forbidden_squares",
    "format_value",
    "fundamental",
    "fundamental_scalar",
    "has_backend",
    "images",
    "index_bytes",
    "iter_fundamental",
    "join_jobs",
    "join_memory",
    "known_census",
    "label",
    "label_index",
    "labels",
    "machine_memory",
    "measure_count",
    "method_source",
    "nearest_solutions",
    "one_solution",
    "orbit",
    "program_lines",
    "properties",
    "property_columns",
    "property_counts",
    "queens_per_square",
    "require_known_total",
    "ring_codes",
    "ring_positions",
    "ring_square",
    "ring_weight",
    "solution",
    "solutions",
    "solutions_by_distance",
    "symmetry_branches",
    "trace",
]
