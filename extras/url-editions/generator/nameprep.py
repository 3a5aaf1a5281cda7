# Makes the table of Nameprep from the tables of Python's stringprep, which are those of RFC 3454.

import stringprep
import sys
from itertools import groupby

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
SURROGATES = range(0xD800, 0xE000)


def kind(code_point):
    character = chr(code_point)
    if code_point in SURROGATES:
        return "O"
    if stringprep.in_table_a1(character):
        return "U"
    if stringprep.in_table_d1(character):
        return "R"
    return "L" if stringprep.in_table_d2(character) else "O"


def in_base_36(number):
    return (in_base_36(number // 36) if number >= 36 else "") + DIGITS[number % 36]


runs = []
for name, run in groupby(range(0x110000), kind):
    length = sum(1 for _ in run)
    runs.append(name if length == 1 else name + in_base_36(length))

with open(sys.argv[1], "w", encoding="utf-8") as table:
    print("// Made by `npm run write -- nameprep` from the tables of Python's stringprep.", file=table)
    print(f"\nexport const runs: string =\n  '{''.join(runs)}';", file=table)
