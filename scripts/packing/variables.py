"""Numbers the local variables of functions so that their code compresses best."""

import itertools
import zlib

from module import VARIABLE_NAMES, joined, parted, variable_types, written

# Only so many of a function's variables are renumbered. Those that are used most are the first ones.
MOST = 40


def renumbered(bodies, parameters):
    """The bodies, each with numbers of its variables that compress well after the bodies before it.

    `parameters` says how many each body has: they keep their numbers.
    """
    compressor = zlib.compressobj(9)

    def size(body):
        trial = compressor.copy()
        return len(trial.compress(written(len(body)) + body) + trial.flush())

    result = []
    for body, count in zip(bodies, parameters):
        result.append(shortest(body, count, size))
        compressor.compress(written(len(result[-1])) + result[-1])
    return result


def shortest(body, parameters, size):
    """The body after those exchanges of two variables' numbers that make its size smaller."""
    parts, types = parted(body, VARIABLE_NAMES), variable_types(body)
    numbers = list(range(parameters + len(types)))
    least = size(body)
    for one, other in itertools.combinations(range(min(len(types), MOST)), 2):
        if types[one] != types[other]:
            continue
        tried = numbers.copy()
        tried[parameters + one], tried[parameters + other] = numbers[parameters + other], numbers[parameters + one]
        if (found := size(joined(parts, tried))) < least:
            least, numbers = found, tried
    return joined(parts, numbers)
