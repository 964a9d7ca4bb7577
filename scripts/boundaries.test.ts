import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const config = join(root, '.dependency-cruiser.mjs');
const { order, webOrder }: Record<'order' | 'webOrder', readonly string[][]> = await import(config);

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** Writes these files and gives what they violate. */
function violations(files: Record<string, string>): Violation[] {
  const tree = mkdtempSync(join(tmpdir(), 'kazi-boundaries-'));
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
  rmSync(tree, { recursive: true });
  if (!stdout) throw new Error(stderr);
  const { summary }: { summary: { violations: Violation[] } } = JSON.parse(stdout);
  return summary.violations;
}

const target = 'export const thing = 1;\nexport type Thing = number;\n';

const forbidden = [
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
  ['areas-below-the-frame', 'apps/web/src/business/work/a.tsx', 'apps/web/src/business/pages/b.tsx'],
  ['variants-apart', 'apps/web/src/demo/a.tsx', 'apps/web/src/business/b.tsx'],
] as const;

const kindsOfImports = [
  ['a type', `import type { Thing } from '../identity/b.ts';\nexport const a: Thing = 1;\n`],
  ['a name passed on', `export { thing } from '../identity/b.ts';\n`],
  ['all names passed on', `export * from '../identity/b.ts';\n`],
  ['a late import', `export const a = () => import('../identity/b.ts');\n`],
] as const;

const circles = [
  ['values', `import { b } from './b.ts';\nexport const a = () => b;\n`],
  ['types', `import type { B } from './b.ts';\nexport type A = B | 1;\n`],
] as const;

/** What breaks each rule, in one tree: to start the cruiser takes longer than to look at it. */
function brokenTree(): Record<string, string> {
  const files: Record<string, string> = { 'apps/server/src/work/nowhere.ts': `import './gone.ts';\n` };
  for (const [at, [, from, to]] of forbidden.entries()) {
    const path = `${'../'.repeat(dirname(from).split('/').length)}${to}`;
    files[from] =
      `${files[from] ?? ''}import { thing as thing${at} } from '${path}';\nconsole.log(thing${at});\n`;
    files[to] ??= target;
  }
  files['apps/server/src/identity/b.ts'] = target;
  for (const [at, [, source]] of kindsOfImports.entries())
    files[`apps/server/src/work/kind-${at}.ts`] = source;
  const swapped: Record<string, string> = { a: 'b', b: 'a', A: 'B', B: 'A' };
  for (const [kind, source] of circles) {
    files[`apps/server/src/work/${kind}/a.ts`] = source;
    files[`apps/server/src/work/${kind}/b.ts`] = source.replace(
      /\b[abAB]\b/g,
      (name) => swapped[name] ?? name,
    );
  }
  return files;
}

describe('what breaks a rule', () => {
  let found: { rule: string; from: string; to: string }[];
  beforeAll(() => {
    found = violations(brokenTree()).map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  });

  test.each(forbidden)('%s: %s must not import %s', (rule, from, to) => {
    expect(found).toContainEqual({ rule, from, to });
  });

  test.each(kindsOfImports.map(([kind], at) => [kind, at] as const))('%s counts as an import', (_, at) => {
    const from = `apps/server/src/work/kind-${at}.ts`;
    expect(found).toContainEqual({ rule: 'areas-by-their-index', from, to: 'apps/server/src/identity/b.ts' });
  });

  test.each(circles)('a circle of %s is refused', (kind) => {
    const from = expect.stringContaining(`apps/server/src/work/${kind}/`);
    expect(found).toContainEqual({ rule: 'no-cycles', from, to: from });
  });

  test('imports that lead nowhere are refused', () => {
    const from = 'apps/server/src/work/nowhere.ts';
    expect(found).toContainEqual({ rule: 'found', from, to: expect.stringContaining('gone.ts') });
  });
});

/** Every pair of folders, with whether the first may import the second. */
const pairsOf = (folders: readonly string[][]) =>
  folders.flatMap((step, at) =>
    step.flatMap((from) =>
      folders.flatMap((other, place) =>
        other.filter((to) => to !== from).map((to) => ({ from, to, allowed: place < at })),
      ),
    ),
  );

const imports: Record<string, (to: string) => string> = {
  value: (to) => `import { thing } from '../${to}/index.ts';\nconsole.log(thing);\n`,
  type: (to) => `import type { Thing } from '../${to}/index.ts';\nexport const a: Thing = 1;\n`,
};

test.each([
  ['value', 'apps/server/src', order],
  ['type', 'apps/server/src', order],
  ['value', 'apps/web/src/business', webOrder],
  ['type', 'apps/web/src/business', webOrder],
] as const)('one-way: a %s is imported from lower folders of %s only', (kind, base, folders) => {
  const pairs = pairsOf(folders);
  const indexes = folders.flat().map((folder) => [`${base}/${folder}/index.ts`, target]);
  const importers = pairs.map(({ from, to }) => [`${base}/${from}/to-${to}.ts`, imports[kind]?.(to)]);
  const refused = violations(Object.fromEntries([...indexes, ...importers]))
    .filter(({ rule }) => rule.name === 'one-way')
    .map(({ from, to }) => `${from} ${to}`);
  const upwards = pairs
    .filter(({ allowed }) => !allowed)
    .map(({ from, to }) => `${base}/${from}/to-${to}.ts ${base}/${to}/index.ts`);
  expect(refused.sort()).toEqual(upwards.sort());
  expect(upwards.length).toBeGreaterThan(pairs.length / 2);
});

test('the areas of the web stand in the order that the server has them in', () => {
  expect(webOrder).toEqual([['identity'], ['organisation', 'activity'], ['money'], ['payroll'], ['work']]);
});

test('what the picture allows passes', () => {
  expect(
    violations({
      'apps/server/src/work/tasks/a.ts': `import { thing } from '../../identity/index.ts';\nconsole.log(thing);\n`,
      'apps/server/src/main.ts': `import { thing } from './identity/index.ts';\nconsole.log(thing);\n`,
      'apps/server/src/identity/index.ts': `export { thing } from './users/b.ts';\n`,
      'apps/server/src/identity/users/b.ts': target,
      'apps/server/src/identity/users/b.test.ts': `import { thing } from './b.ts';\nconsole.log(thing);\n`,
    }),
  ).toEqual([]);
});
