import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const config = join(root, '.dependency-cruiser.mjs');
const { order }: { order: readonly string[][] } = await import(config);
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'kazi-boundaries-'));
});

afterEach(() => rmSync(tree, { recursive: true }));

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** Writes these files and gives what they violate. */
function violations(files: Record<string, string>): Violation[] {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  }
  const args = [cruiser, '--config', config, '--output-type', 'json', 'apps', 'packages'];
  for (const folder of ['apps', 'packages']) mkdirSync(join(tree, folder), { recursive: true });
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  const { summary }: { summary: { violations: Violation[] } } = JSON.parse(stdout);
  return summary.violations;
}

const broken = (files: Record<string, string>) => violations(files).map(({ rule }) => rule.name);

const target = 'export const thing = 1;\nexport type Thing = number;\n';

test.each([
  ['packages-know-no-app', 'packages/contract/src/a.ts', 'apps/server/src/http/b.ts'],
  ['packages-by-name', 'packages/ui/src/a.ts', 'packages/contract/src/b.ts'],
  ['packages-one-way', 'packages/ledger/src/a.ts', 'packages/contract/src/work/b.ts'],
  ['packages-one-way', 'packages/payroll-ke/src/a.ts', 'packages/contract/src/shared/cents.ts'],
  ['packages-one-way', 'packages/ui/src/a.ts', 'packages/payroll-ke/src/b.ts'],
  ['packages-one-way', 'packages/contract/src/a.ts', 'packages/ledger/src/b.ts'],
  ['apps-apart', 'apps/web/src/a.ts', 'apps/server/src/b.ts'],
  ['web-uses', 'apps/web/src/a.ts', 'packages/ledger/src/b.ts'],
  ['server-uses', 'apps/server/src/a.ts', 'packages/ui/src/b.ts'],
  ['no-import-from-tests', 'apps/server/src/http/a.ts', 'apps/server/src/http/b.test.ts'],
  ['no-import-from-tests', 'apps/server/src/http/a.ts', 'apps/server/test/b.ts'],
  [
    'protocol-servers-are-for-tests',
    'packages/payment-rails/src/a.ts',
    'packages/payment-rails/src/coop/testing/b.ts',
  ],
  ['areas-by-their-index', 'apps/server/src/work/tasks/a.ts', 'apps/server/src/identity/b.ts'],
  ['areas-by-their-index', 'packages/contract/src/work/a.ts', 'packages/contract/src/identity/b.ts'],
  [
    'areas-by-their-index',
    'apps/web/src/business/work/a.tsx',
    'apps/web/src/business/organisation/teams/b.tsx',
  ],
  ['assembly-uses-areas-by-their-index', 'apps/server/src/main.ts', 'apps/server/src/identity/b.ts'],
  ['assembly-stands-above', 'apps/server/src/http/a.ts', 'apps/server/src/server.ts'],
  ['services-know-no-area', 'apps/server/src/services.ts', 'apps/server/src/identity/index.ts'],
  ['services-know-no-area', 'apps/server/src/services.ts', 'apps/server/src/http/b.ts'],
  ['areas-below-the-frame', 'apps/web/src/business/work/a.tsx', 'apps/web/src/business/frame/b.ts'],
  ['variants-apart', 'apps/web/src/demo/a.tsx', 'apps/web/src/business/b.tsx'],
])('%s: %s must not import %s', (rule, from, to) => {
  const path = `${'../'.repeat(dirname(from).split('/').length)}${to}`;
  expect(
    broken({ [from]: `import { thing } from '${path}';\nconsole.log(thing);\n`, [to]: target }),
  ).toContain(rule);
});

test.each([
  ['a type', `import type { Thing } from '../identity/b.ts';\nexport const a: Thing = 1;\n`],
  ['a name passed on', `export { thing } from '../identity/b.ts';\n`],
  ['all names passed on', `export * from '../identity/b.ts';\n`],
  ['a late import', `export const a = () => import('../identity/b.ts');\n`],
])('%s counts as an import', (_, source) => {
  const files = { 'apps/server/src/work/a.ts': source, 'apps/server/src/identity/b.ts': target };
  expect(broken(files)).toContain('areas-by-their-index');
});

/** Every pair of folders of the server, with whether the first may import the second. */
const pairs = order.flatMap((step, at) =>
  step.flatMap((from) =>
    order.flatMap((other, place) =>
      other.filter((to) => to !== from).map((to) => ({ from, to, allowed: place < at })),
    ),
  ),
);

test.each([
  ['value', (to: string) => `import { thing } from '../${to}/index.ts';\nconsole.log(thing);\n`],
  ['type', (to: string) => `import type { Thing } from '../${to}/index.ts';\nexport const a: Thing = 1;\n`],
])('one-way: a %s is imported from lower folders of the server only', (_, source) => {
  const indexes = order.flat().map((folder) => [`apps/server/src/${folder}/index.ts`, target]);
  const importers = pairs.map(({ from, to }) => [`apps/server/src/${from}/to-${to}.ts`, source(to)]);
  const refused = violations(Object.fromEntries([...indexes, ...importers]))
    .filter(({ rule }) => rule.name === 'one-way')
    .map(({ from, to }) => `${from} ${to}`);
  const forbidden = pairs
    .filter(({ allowed }) => !allowed)
    .map(({ from, to }) => `apps/server/src/${from}/to-${to}.ts apps/server/src/${to}/index.ts`);
  expect(refused.sort()).toEqual(forbidden.sort());
  expect(forbidden.length).toBeGreaterThan(pairs.length / 2);
});

test.each([
  ['values', `import { b } from './b.ts';\nexport const a = () => b;\n`],
  ['types', `import type { B } from './b.ts';\nexport type A = B | 1;\n`],
])('a circle of %s is refused', (_, source) => {
  const swapped: Record<string, string> = { a: 'b', b: 'a', A: 'B', B: 'A' };
  const back = source.replace(/\b[abAB]\b/g, (name) => swapped[name] ?? name);
  expect(broken({ 'apps/server/src/work/a.ts': source, 'apps/server/src/work/b.ts': back })).toContain(
    'no-cycles',
  );
});

test('imports that lead nowhere are refused', () => {
  expect(broken({ 'apps/server/src/work/a.ts': `import './gone.ts';\n` })).toContain('found');
});

test('what the picture allows passes', () => {
  expect(
    broken({
      'apps/server/src/work/tasks/a.ts': `import { thing } from '../../identity/index.ts';\nconsole.log(thing);\n`,
      'apps/server/src/main.ts': `import { thing } from './identity/index.ts';\nconsole.log(thing);\n`,
      'apps/server/src/identity/index.ts': `export { thing } from './users/b.ts';\n`,
      'apps/server/src/identity/users/b.ts': target,
      'apps/server/src/identity/users/b.test.ts': `import { thing } from './b.ts';\nconsole.log(thing);\n`,
    }),
  ).toEqual([]);
});
