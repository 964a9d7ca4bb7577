import { readFile } from 'node:fs/promises';
import { type ESTree, type Plugin, parseSync } from 'vite';
import type { About } from '../src/demo/showcase/about.ts';

const query = '?sources';
const wordsQuery = '?words';
/** As wide as the formatter lets a line become. */
const lineWidth = 110;

/**
 * Gives the sources of a file of examples: `examples.tsx?sources` is a table of them by the name of the function. What is copied
 * of the showcase so is the code that runs, without the other examples of its page.
 */
export function exampleSources(): Plugin {
  return {
    name: 'kazi:example-sources',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const sources = cutExamples(await readFile(file, 'utf8'));
      return { code: `export default ${JSON.stringify(sources)}`, moduleType: 'js' };
    },
  };
}

/**
 * Gives what the search finds a page of the showcase by: `about.json?words` is its keywords and the titles of its examples, without
 * the pictures and sentences that only the page shows.
 */
export function showcaseKeywords(): Plugin {
  return {
    name: 'kazi:showcase-words',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(wordsQuery)) return;
      const file = id.slice(0, -wordsQuery.length);
      this.addWatchFile(file);
      const { keywords, examples }: About = JSON.parse(await readFile(file, 'utf8'));
      const titles = Object.values(examples).map(({ title }) => title);
      return { code: `export default ${JSON.stringify([keywords, ...titles].join(' '))}`, moduleType: 'js' };
    },
  };
}

/** What stands in a file beside its imports: a statement with the comments above it. */
interface Part {
  text: string;
  declared: readonly string[];
  used: ReadonlySet<string>;
  isExample: boolean;
}

/**
 * Cuts a file into its examples, which are the functions that it exports. Each is a file that works alone: the imports of what it
 * uses, then what it uses of the rest of the file, in the order of the file.
 */
export function cutExamples(code: string): Record<string, string> {
  const { program, errors } = parseSync('examples.tsx', code);
  if (errors[0]) throw new Error(errors[0].message);
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const parts = partsOf(code, program.body);
  const examples = parts.filter(({ isExample }) => isExample);
  return Object.fromEntries(
    examples.map((example) => {
      const used = withAllUsed(example, parts);
      const body = parts.filter((part) => used.has(part)).map(({ text }) => text);
      const names = new Set([...used].flatMap((part) => [...part.used]));
      const head = importsOf(code, imports, names, body.join(''));
      return [example.declared[0], `${head}\n\n${body.join('').trim()}\n`];
    }),
  );
}

function partsOf(code: string, statements: readonly ESTree.Node[]): Part[] {
  let begin = 0;
  return statements.flatMap((statement): Part[] => {
    const text = code.slice(begin, statement.end);
    begin = statement.end;
    if (statement.type === 'ImportDeclaration') return [];
    const isExample = statement.type === 'ExportNamedDeclaration';
    const declaration = isExample ? statement.declaration : statement;
    return [{ text, declared: declaredBy(declaration), used: usedBy(statement), isExample }];
  });
}

function declaredBy(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return boundBy(node.id);
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => boundBy(id));
    default:
      throw new Error(`A file of examples has functions, constants and types, but no ${node?.type}`);
  }
}

/** The names of a variable or a parameter, which may be taken out of an object or a list. */
function boundBy(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'Identifier':
      return [node.name];
    case 'AssignmentPattern':
      return boundBy(node.left);
    case 'ArrayPattern':
      return node.elements.flatMap(boundBy);
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        boundBy(property.type === 'Property' ? property.value : property),
      );
    case 'RestElement':
      return boundBy(node.argument);
    default:
      return [];
  }
}

/** The names that a statement uses without binding them itself. Names of properties and attributes are none. */
function usedBy(statement: ESTree.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const bound = new Set<string>();
  const skipped = new Set<ESTree.Node>();
  const bind = (node: ESTree.Node | null) => {
    for (const name of boundBy(node)) bound.add(name);
  };
  visit(statement, (node) => {
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && !skipped.has(node))
      names.add(node.name);
    if (node.type === 'JSXAttribute') skipped.add(node.name);
    if ('property' in node && !('computed' in node && node.computed)) skipped.add(node.property);
    if ('key' in node && !('computed' in node && node.computed)) skipped.add(node.key);
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') bind(node.id);
    if ('params' in node && Array.isArray(node.params)) node.params.forEach(bind);
  });
  return new Set([...names].filter((name) => !bound.has(name)));
}

function visit(value: unknown, see: (node: ESTree.Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  if (!isNode(value)) return;
  see(value);
  for (const child of Object.values(value)) visit(child, see);
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A part with all that it uses, and that these use. */
function withAllUsed(example: Part, parts: readonly Part[]): Set<Part> {
  const all = new Set([example]);
  for (const { used } of all)
    for (const part of parts)
      if (!part.isExample && part.declared.some((name) => used.has(name))) all.add(part);
  return all;
}

/** The imports of these names, and the styles of the components that the body draws. */
function importsOf(
  code: string,
  imports: readonly ESTree.ImportDeclaration[],
  names: ReadonlySet<string>,
  body: string,
): string {
  const lines = imports
    .map((statement) => ({
      from: statement.source.value,
      used: statement.specifiers.filter(({ local }) => names.has(local.name)),
      statement,
    }))
    .filter(({ from, used, statement: { specifiers } }, _at, all) =>
      specifiers.length > 0
        ? used.length > 0
        : needsStyles(from, body, (library) =>
            all.some((one) => one.used.length > 0 && one.from === library),
          ),
    )
    .map(({ used, statement }) =>
      used.length === statement.specifiers.length
        ? code.slice(statement.start, statement.end)
        : importLine(code, statement, used),
    );
  return lines.join('\n');
}

/**
 * `…/core/styles/RadioCard.layer.css` goes with `<Radio.Card>`, `Slider` with `<RangeSlider>` as well, and
 * `…/dates/styles.layer.css` with all of its library.
 */
function needsStyles(file: string, body: string, uses: (library: string) => boolean): boolean {
  const [, library = '', component] = /^(.+)\/styles(?:\/(\w+))?\.layer\.css$/.exec(file) ?? [];
  return component ? new RegExp(`<(Range)?${component}\\b`).test(body.replaceAll('.', '')) : uses(library);
}

/** An import of some of its names, written as the formatter would. */
function importLine(
  code: string,
  { source, importKind }: ESTree.ImportDeclaration,
  used: readonly ESTree.ImportDeclarationSpecifier[],
): string {
  const named = used
    .filter(({ type }) => type === 'ImportSpecifier')
    .map(({ start, end }) => code.slice(start, end));
  const main = used.find(({ type }) => type !== 'ImportSpecifier')?.local.name;
  const isType = importKind === 'type' || (!main && named.every((name) => name.startsWith('type ')));
  const names = named.map((name) => (isType ? name.replace('type ', '') : name));
  const line = (list: string) =>
    `import ${isType ? 'type ' : ''}${[main, list].filter(Boolean).join(', ')} from ${source.raw};`;
  const short = line(names.length > 0 ? `{ ${names.join(', ')} }` : '');
  return short.length > lineWidth ? line(`{\n  ${names.join(',\n  ')},\n}`) : short;
}
