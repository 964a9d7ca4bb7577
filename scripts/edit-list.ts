import { parseSync } from 'vite';

/** Part of a source: from which character to which. */
interface Span {
  start: number;
  end: number;
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

function parse(source: string): readonly Statement[] {
  const { program, errors } = parseSync('list.ts', source);
  if (errors[0]) throw new Error(errors[0].message);
  return program.body;
}

/** What is left of `[…] as const satisfies …`. */
const bare = (value: Expression): Expression =>
  value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression' ? bare(value.expression) : value;

/** The entries of a list, a table or an interface, as the source has it under a name. */
function spansOf(source: string, name: string) {
  for (const statement of parse(source)) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name === name) return declared.body.body;
    if (declared?.type !== 'VariableDeclaration') continue;
    const { init } =
      declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name) ?? {};
    const value = init && bare(init);
    if (value?.type === 'ArrayExpression') return value.elements.filter((entry) => entry !== null);
    if (value?.type === 'ObjectExpression') return value.properties;
  }
  throw new Error(`There is no list named ${name}`);
}

/** The entries as they are written. */
export const entriesOf = (source: string, name: string): string[] =>
  spansOf(source, name).map(({ start, end }) => source.slice(start, end));

/** Under which names a table or an interface has its entries. */
export const keysOf = (source: string, name: string): string[] =>
  spansOf(source, name).map((entry) => {
    const key = 'key' in entry ? entry.key : undefined;
    if (key?.type === 'Identifier') return key.name;
    if (key?.type === 'Literal') return String(key.value);
    throw new Error(`An entry of ${name} has no name`);
  });

const separator = (source: string, { end }: Span) => (/^\s*,/.exec(source.slice(end))?.[0] ?? '').length;

const without = (source: string, spans: readonly Span[]): string =>
  spans.reduceRight(
    (left, span) => left.slice(0, span.start) + left.slice(span.end + separator(left, span)),
    source,
  );

/** Takes entries out of a list. What was before and after them stays as it is. */
export function removeEntries(
  source: string,
  name: string,
  isRemoved: (entry: string, at: number) => boolean,
): string {
  return without(
    source,
    spansOf(source, name).filter(({ start, end }, at) => isRemoved(source.slice(start, end), at)),
  );
}

/** Takes out the imports from files. */
export function removeImports(source: string, isRemoved: (file: string) => boolean): string {
  const removed = parse(source).filter(
    (statement) => statement.type === 'ImportDeclaration' && isRemoved(statement.source.value),
  );
  return without(source, removed);
}

/** Adds an entry behind the last one of a list that is like it, else at its end. */
export function addEntry(
  source: string,
  name: string,
  entry: string,
  isLike: (entry: string) => boolean = () => true,
): string {
  const spans = spansOf(source, name);
  const last = spans.findLast(({ start, end }) => isLike(source.slice(start, end))) ?? spans.at(-1);
  if (!last) throw new Error(`The list named ${name} is empty`);
  const end = last.end + separator(source, last);
  const between = source.slice(last.start, last.end).endsWith(';') ? '' : ',';
  return `${source.slice(0, last.end)}${between}\n${entry}${between || ';'}${source.slice(end)}`;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * Adds an entry between the bracket that a text such as `empty: {` ends with and its pair: before a part such as `version,`, else at
 * the end. Brackets within strings are expected in pairs.
 */
export function addInside(source: string, opener: string, entry: string, before = ''): string {
  const start = source.indexOf(opener) + opener.length;
  if (start < opener.length) throw new Error(`There is no ${opener}`);
  let depth = 1;
  let end = start;
  for (; end < source.length && depth > 0; end++) {
    const letter = source.charAt(end);
    if (letter in closing) depth++;
    else if (Object.values(closing).includes(letter)) depth--;
  }
  const inside = source.slice(start, end - 1);
  const at = before ? inside.indexOf(before) : -1;
  if (at >= 0) return `${source.slice(0, start + at)}${entry},\n${source.slice(start + at)}`;
  const entries = inside.trimEnd();
  const comma = entries === '' || entries.endsWith(',') ? '' : ',';
  return `${source.slice(0, start)}${entries}${comma}\n${entry},\n${source.slice(end - 1)}`;
}
