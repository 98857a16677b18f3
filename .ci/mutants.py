# SPDX-License-Identifier: Apache-2.0
"""Finds the places of a source that can be mutated, and writes the source in which all mutants can be chosen."""

import dataclasses
import re
import sys

sys.path.append("/usr/lib/python3/dist-packages")  # where Debian has libclang, whatever Python this is
from clang.cindex import Config, CursorKind as Kind, Index, TypeKind  # noqa: E402

Config.set_library_file("libclang-19.so.1")

COMPARISONS = {"<": ("less", "<="), "<=": ("lessEqual", "<"), ">": ("greater", ">="), ">=": ("greaterEqual", ">"),
               "==": ("equal", "!="), "!=": ("unequal", "==")}
ARITHMETIC = {"+": ("plus", "-"), "-": ("minus", "+"), "*": ("times", "/"), "/": ("divide", "*"), "%": ("modulo", "/"),
              "+=": ("add", "-="), "-=": ("subtract", "+=")}
FUNCTIONS = {Kind.FUNCTION_DECL, Kind.CXX_METHOD, Kind.FUNCTION_TEMPLATE, Kind.CONSTRUCTOR, Kind.DESTRUCTOR,
             Kind.CONVERSION_FUNCTION}
NUMBERS = {TypeKind.CHAR_U, TypeKind.UCHAR, TypeKind.CHAR16, TypeKind.CHAR32, TypeKind.USHORT, TypeKind.UINT, TypeKind.ULONG,
           TypeKind.ULONGLONG, TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.SHORT, TypeKind.INT, TypeKind.LONG,
           TypeKind.LONGLONG, TypeKind.FLOAT, TypeKind.DOUBLE}
HIDDEN = re.compile(r"//[^\n]*|/\*.*?\*/|R\"(\w*)\(.*?\)\1\"|\"(?:\\.|[^\"\\\n])*\"|(?<!\w)'(?:\\.|[^'\\\n])+'", re.DOTALL)
EMPTY = {"{}", "std::nullopt", "nullptr", "QString()", "true", "false", "*this"}
# Calls and comparisons that change only the speed.
SPEED_ONLY = {"reserve", "squeeze", "shrink_to_fit"}
PATHS = re.compile(r"UrnPath::\w+")
# Promises: only a mistake of the program breaks them.
PROMISES = {"expects", "ensures"}


@dataclasses.dataclass
class Mutant:
    """One change at one place; `edits` belong to the first mutant of a place."""
    number: int
    place: int  # the number of the first mutant there
    line: int
    first: int  # the lines that the edits are in
    last: int
    column: int
    where: str  # the function
    code: str  # the line
    change: str
    edits: list


class Finder:
    """Finds the mutants of one source, whose numbers start at `first`."""

    def __init__(self, path, text, first):
        self.path, self.text, self.first = path, text, first
        self.code = HIDDEN.sub(lambda hit: re.sub(r"[^\n]", "_", hit[0]), text)
        self.mutants, self.order, self.casts = [], 0, {}

    # Offsets of cursors are in bytes; sources with other characters are decoded as Latin-1.
    def extent(self, cursor):
        return cursor.extent.start.offset, cursor.extent.end.offset

    def of(self, cursor):
        begin, end = self.extent(cursor)
        return self.text[begin:end]

    def line(self, at):
        return self.text.count("\n", 0, at) + 1

    def add(self, at, where, changes, *edits):
        """Adds mutants of one place. An edit is (begin, end, text before, text after); NUMBER is replaced."""
        number = self.first + len(self.mutants)
        self.order += 1
        start = self.text.rfind("\n", 0, at) + 1
        line = self.text[start:self.text.find("\n", at)]
        indent = len(line) - len(line.lstrip())
        for index, change in enumerate(changes):
            made = [(begin, end, self.order, *texts) for begin, end, *texts in edits] if index == 0 else []
            self.mutants.append(Mutant(number + index, number, self.line(at), min(self.line(each[0]) for each in edits),
                                       max(self.line(each[1]) for each in edits), at - start - indent + 1, where,
                                       line.strip().encode("latin-1").decode(), change, made))

    def parse(self, arguments):
        unit = Index.create().parse(self.path, args=arguments)
        errors = [str(each) for each in unit.diagnostics if each.severity >= 3]
        if errors:
            raise SystemExit(f"{self.path}: clang does not understand it: {errors[0]}")
        for cursor in unit.cursor.get_children():
            if cursor.location.file and cursor.location.file.name == self.path:
                self.visit(cursor, "", None)
        return [mutant for mutant in self.mutants if mutant]

    def visit(self, cursor, where, result):
        """Visits a cursor in the function `where`, whose result has the type `result`."""
        kind = cursor.kind
        begin, end = self.extent(cursor)
        children = list(cursor.get_children())
        if kind in FUNCTIONS:
            if re.match(r"[^{]*\bconsteval\b", self.code[begin:end]):
                return
            where, result = cursor.spelling, cursor.result_type
            # Neither noexcept nor parameters; default arguments are the caller's.
            children = [each for each in children if each.kind == Kind.COMPOUND_STMT or
                        each.kind.is_expression() and kind == Kind.CONSTRUCTOR]
        elif kind in (Kind.VAR_DECL, Kind.FIELD_DECL, Kind.PARM_DECL):
            if not where or re.match(r"(static |inline )*(constexpr|consteval|constinit)", self.code[begin:end]):
                return
            name = cursor.location.offset
            children = [each for each in children[-1:] if each.kind.is_expression() and each.extent.start.offset > name
                        and self.code[each.extent.start.offset - 1] != "["]
        elif kind in (Kind.STATIC_ASSERT, Kind.ENUM_DECL, Kind.DECL_REF_EXPR, Kind.TYPE_ALIAS_DECL, Kind.CONCEPT_DECL):
            return
        elif kind == Kind.CALL_EXPR and cursor.spelling in PROMISES:
            return
        elif kind == Kind.CASE_STMT:
            children = children[1:]
        elif kind == Kind.UNEXPOSED_EXPR and cursor.type.get_canonical().kind in NUMBERS:
            self.casts[begin, end] = cursor.type.get_canonical().spelling
        elif kind == Kind.INIT_LIST_EXPR:
            self.casts.update((self.extent(each), "mutants::Any") for each in children)
        elif kind == Kind.LAMBDA_EXPR:
            result = None
        elif kind == Kind.IF_STMT and re.match(r"if\s+constexpr", self.code[begin:end]):
            children = children[1:]
        if where:
            self.mutate(cursor, kind, children, where, result)
        for child in children:
            self.visit(child, where, result)

    def mutate(self, cursor, kind, children, where, result):
        if kind in (Kind.IF_STMT, Kind.WHILE_STMT, Kind.FOR_STMT, Kind.CONDITIONAL_OPERATOR):
            self.condition(cursor, kind, children, where)
        elif kind in (Kind.INTEGER_LITERAL, Kind.CHARACTER_LITERAL, Kind.CXX_BOOL_LITERAL_EXPR):
            self.literal(cursor, kind, where)
        elif kind == Kind.RETURN_STMT and children:
            self.returned(cursor, children[0], where, result)
        elif kind in (Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR):
            self.operator(children, where)
        elif kind == Kind.CALL_EXPR and cursor.spelling.startswith("operator"):
            self.operator(list(cursor.get_arguments()), where)
        elif kind == Kind.UNEXPOSED_EXPR and len(children) == 2:  # "!=" made of "=="
            self.operator(children, where)
        if kind == Kind.COMPOUND_STMT or kind in (Kind.IF_STMT, Kind.FOR_STMT, Kind.WHILE_STMT, Kind.CXX_FOR_RANGE_STMT):
            for child in children:
                self.call(child, where)

    def operator(self, operands, where):
        if len(operands) != 2 or not all(operands):
            return
        (left, left_end), (right, right_end) = map(self.extent, operands)
        operator = self.code[left_end:right].strip()
        if left >= left_end or right >= right_end:
            return
        at = self.code.find(operator, left_end) if operator else 0
        if operator in ("&&", "||"):
            other = "||" if operator == "&&" else "&&"
            self.add(at, where, [f"{operator} to {other}"],
                     (left, right_end, "mutants::negate(NUMBER, ", ")"),
                     (left, left_end, "mutants::negate(NUMBER, ", ")"),
                     (right, right_end, "mutants::negate(NUMBER, ", ")"))
            return
        if PATHS.fullmatch(self.text[right:right_end]):
            return
        name, other = COMPARISONS.get(operator) or ARITHMETIC.get(operator) or (None, None)
        if name is None:
            return
        kinds = [each.type.get_canonical().kind for each in operands]
        if operator in ARITHMETIC and not (kinds[0] in (*NUMBERS, TypeKind.POINTER) and kinds[1] in NUMBERS):
            return
        self.add(at, where, [f"{operator} to {other}"], (left, right_end, f"mutants::{name}(NUMBER, ", ")"),
                 (at, at + len(operator), ", ", None))

    def condition(self, cursor, kind, children, where):
        begin, end = self.extent(cursor)
        if kind == Kind.CONDITIONAL_OPERATOR:
            condition = children[0]
        else:
            opening = self.code.find("(", begin)
            closing = self.closing(opening)
            if kind == Kind.FOR_STMT:
                parts = self.code[opening:closing].split(";")
                if len(parts) != 3:
                    return
                opening, closing = opening + len(parts[0]), closing - len(parts[2]) - 1
            inside = [each for each in children if each.extent.start.offset > opening and each.extent.end.offset <= closing
                      and each.extent.start.offset < each.extent.end.offset]
            if not inside or not inside[-1].kind.is_expression() or \
                    self.code[inside[-1].extent.end.offset:closing].strip() or any(
                        not each.kind.is_expression() and each.extent.end.offset == inside[-1].extent.end.offset
                        for each in inside):
                return
            condition = inside[-1]
        left, right = self.extent(condition)
        if not self.is_equality(condition) and not self.of(condition) in ("true", "false"):
            self.add(left, where, ["condition negated"], (left, right, "mutants::negate(NUMBER, ", ")"))

    def is_equality(self, cursor):
        """Returns whether negating the expression is the same as the mutant of its operator."""
        while cursor.kind == Kind.UNEXPOSED_EXPR and len(list(cursor.get_children())) == 1:
            cursor = next(cursor.get_children())
        parts = list(cursor.get_arguments()) if cursor.kind == Kind.CALL_EXPR else list(cursor.get_children())
        return len(parts) == 2 and all(parts) and \
            self.code[parts[0].extent.end.offset:parts[1].extent.start.offset].strip() in ("==", "!=")

    def closing(self, opening):
        depth = 0
        for at in range(opening, len(self.code)):
            depth += {"(": 1, ")": -1}.get(self.code[at], 0)
            if depth == 0:
                return at
        return len(self.code)

    def literal(self, cursor, kind, where):
        begin, end = self.extent(cursor)
        text = self.text[begin:end]
        if kind == Kind.CXX_BOOL_LITERAL_EXPR:
            if text in ("true", "false"):
                self.add(begin, where, [f"{text} to {'false' if text == 'true' else 'true'}"],
                         (begin, end, "mutants::negate(NUMBER, ", ")"))
            return
        if self.code[begin - 1] == "<" or self.code[end] == ">":  # a template argument
            return
        wanted = self.casts.get((begin, end), f"decltype({text})")
        if kind == Kind.INTEGER_LITERAL and re.fullmatch(r"(0[xX][0-9a-fA-F']+|[0-9][0-9']*)[uUlLzZ]*", text):
            changes = ["0 to 1"] if re.fullmatch("0[uUlLzZ]*", text) else [f"{text} + 1", f"{text} - 1"]
        elif kind == Kind.CHARACTER_LITERAL and re.fullmatch(r"(u|U|u8|L)?'(\\.[0-9a-fA-F]*|[^'\\]+)'", text):
            changes = [f"{text} + 1"]
        else:
            return
        self.add(begin, where, changes, (begin, end, f"mutants::next<{wanted}>(NUMBER, ", ")"))
        if changes == ["0 to 1"] or kind == Kind.CHARACTER_LITERAL:
            self.mutants.append(None)  # its number would be that of the value before

    def returned(self, cursor, value, where, result):
        begin, end = self.extent(cursor)
        left, right = self.extent(value)
        text = self.text[left:right]
        type_of = (result if result and result.kind != TypeKind.AUTO else value.type).get_canonical()
        if not self.code.startswith("return", begin) or self.code[end:end + 1] != ";" or text in EMPTY or left >= right:
            return
        if type_of.kind == TypeKind.BOOL:
            if not self.is_equality(value):
                self.add(begin, where, ["result negated"], (left, right, "mutants::negate(NUMBER, ", ")"))
        elif type_of.kind in NUMBERS:
            if not re.fullmatch(r"\d+|'.*'", text):
                self.add(begin, where, ["result + 1"],
                         (left, right, f"mutants::following<{type_of.spelling}>(NUMBER, ", ")"))
        elif result and type_of.kind not in (TypeKind.LVALUEREFERENCE, TypeKind.RVALUEREFERENCE, TypeKind.VOID):
            if type_of.kind == TypeKind.ENUM and value.referenced and value.referenced.kind == Kind.ENUM_CONSTANT_DECL \
                    and value.referenced.enum_value == 0:
                return
            self.add(begin, where, ["result empty"], (begin, end + 1, "{ if (mutants::is(NUMBER)) return {}; ", " }"))

    def call(self, statement, where):
        begin, end = self.extent(statement)
        while statement.kind == Kind.UNEXPOSED_EXPR and len(list(statement.get_children())) == 1:
            statement = next(statement.get_children())
        if statement.kind != Kind.CALL_EXPR or re.match(r"operator\b(?!\(\))", statement.spelling) or \
                self.code[end:end + 1] != ";":
            return
        name = re.match(r"[^(]*", self.code[begin:end])[0].split(".")[-1].split("->")[-1].split("::")[-1]
        if name in SPEED_ONLY | PROMISES:
            return
        self.add(begin, where, [f"call of {name} removed"],
                 (begin, end, "mutants::is(NUMBER) ? void() : void(", ")"))


def mutated(text, mutants):
    """Returns the text in which each of the mutants can be chosen."""
    pieces = []
    for mutant in mutants:
        for index, (begin, end, order, before, after) in enumerate(mutant.edits):
            before = before.replace("NUMBER", str(mutant.number))
            if after is None:  # instead of the operator
                pieces.append((begin, 1, (order, index), end, before))
            else:
                pieces.append((begin, 1, (order, index), begin, before))
                pieces.append((end, 0, (-order, -index), end, after))
    result, at = [], 0
    for begin, _, _, end, new in sorted(pieces):
        result += [text[at:begin], new]
        at = max(at, end)
    result.append(text[at:])
    return "".join(result)
