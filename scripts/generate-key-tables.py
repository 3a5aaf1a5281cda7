"""Prints packages/url-keys/src/nameprep-tables.ts from the data of Python, which has Unicode 3.2."""

import stringprep
import textwrap
import unicodedata

DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'


def to_base_36(number):
    quotient, digit = divmod(number, 36)
    return (to_base_36(quotient) if quotient else '') + DIGITS[digit]


def ranges(is_member):
    """The ranges of the code points that are members, each as its first and its last."""
    found = []
    for code_point in range(0x110000):
        if not is_member(chr(code_point)):
            continue
        if found and found[-1][1] == code_point - 1:
            found[-1][1] = code_point
        else:
            found.append([code_point, code_point])
    return found


def write(members):
    """The ranges as code-point-ranges.ts reads them."""
    words = []
    end = 0
    for first, last in members:
        length = f'-{to_base_36(last - first)}' if last > first else ''
        words.append(to_base_36(first - end) + length)
        end = last
    return ' '.join(words)


def print_table(name, description, is_member):
    lines = textwrap.wrap(write(ranges(is_member)), 90, break_on_hyphens=False)
    literals = ' +\n'.join(f"  '{line} '" for line in lines)
    print(f'\n/** {description} */\nexport const {name}: string =\n{literals[:-2]}\';')


def is_prohibited(character):
    tables = 'c12 c22 c3 c4 c5 c6 c7 c8 c9'.split()
    return any(getattr(stringprep, f'in_table_{table}')(character) for table in tables)


def has_added_decomposition(character):
    is_assigned = unicodedata.ucd_3_2_0.category(character) != 'Cn'
    return unicodedata.decomposition(character) != '' and not is_assigned


print('// Made by `npm run generate:keys` from the data of Python, which has that of Unicode 3.2.')
print_table('mappedToNothing', 'RFC 3454, table B.1.', stringprep.in_table_b1)
print_table('prohibited', 'RFC 3454, tables C.1.2, C.2.2 and C.3 to C.9.', is_prohibited)
print_table('randALCat', 'RFC 3454, table D.1.', stringprep.in_table_d1)
print_table('lCat', 'RFC 3454, table D.2.', stringprep.in_table_d2)
print_table(
    'addedDecompositions',
    'What has a decomposition and was assigned after Unicode 3.2.',
    has_added_decomposition,
)
