"""Queens Atlas, the core: enumerates, reduces by symmetry, and counts N-Queens solutions."""

from cy_core.build_info import COMPILER, VERSION
from cy_core.checks import MAX_COUNTABLE_N, MAX_N, MAX_THREADS, MIN_N, format_value
from cy_core.completing import completions, count_completions
from cy_core.construction import one_solution
from cy_core.counting import ENGINE, MIN_ENGINE_N, census, count
from cy_core.engine.batches import count_part
from cy_core.engine.binding import BACKENDS, has_backend
from cy_core.engine.cpu import BACKEND_VARIABLE, chosen_backend
from cy_core.engine.join_jobs import JoinJob, join_jobs
from cy_core.engine.joining import MAX_JOIN_N
from cy_core.engine.parallel import MAX_ONE_THREAD_N, ProgressListener, census_of_total
from cy_core.engine.parts import CountParts, count_parts, crosses
from cy_core.engine.search_choice import DEPTH_FIRST, JOIN, SEARCHES, chosen_search, join_memory
from cy_core.known import MAX_KNOWN_N, known_census, require_known_total
from cy_core.labelling import label, labels, solution
from cy_core.listing import fundamental, iter_fundamental, solutions
from cy_core.masks import Masks, attack_masks
from cy_core.measuring.counting import (
    MAX_COMPARED_N,
    MAX_MEASURED_N,
    PropertyCount,
    count_properties,
    property_counts,
)
from cy_core.measuring.properties import (
    Properties,
    determining_sets,
    nearest_solutions,
    properties,
    property_columns,
    solutions_by_distance,
)
from cy_core.memory import machine_memory
from cy_core.methods.listing_scalar import fundamental_scalar
from cy_core.methods.registry import (
    BASELINE,
    LIST_BASED,
    METHODS,
    find_method,
    first_method_listing,
)
from cy_core.methods.source import method_source
from cy_core.model import (
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
from cy_core.planning import MIN_PLANNED_N, Estimate, Span, estimates, measure_count
from cy_core.ranks.index import MAX_LABELLED_N, LabelIndex, index_bytes, label_index
from cy_core.ranks.squares import queens_per_square
from cy_core.symmetry import canonical, images, orbit
from cy_core.tracing.branches import Branch, forbidden_squares, symmetry_branches
from cy_core.tracing.landmarks import program_lines
from cy_core.tracing.rings import ring_codes, ring_positions, ring_square, ring_weight
from cy_core.tracing.rivals import Rival
from cy_core.tracing.rules import find_rival
from cy_core.tracing.walk import trace

__version__ = VERSION

__all__ = [
    "BACKENDS",
    "BACKEND_VARIABLE",
    "BASELINE",
    "COMPILER",
    "DEPTH_FIRST",
    "ENGINE",
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
