import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeField, readNewField } from './new/field.ts';
import { format } from './new/format.ts';
import { makeNoun, readNoun } from './new/noun.ts';
import { aCopy, tool } from './testing/copy.ts';

let copy: string;
const names = ['organisation/suppliers', 'name:name', 'phone:phone?', 'pin:pin?'];
const words = {
  sw: 'msambazaji, wasambazaji, a',
  fr: 'fournisseur, fournisseurs, m',
  ar: 'مورد, موردون, موردين',
  icon: 'truck',
};

beforeAll(() => {
  copy = aCopy({ server: true });
});
afterAll(() => rmSync(copy, { recursive: true }));

test.each<[what: string, given: string[], says: RegExp]>([
  ['no name', [], /not nothing/],
  ['an area that there is not', ['gardens/crops', 'name:name'], /no area gardens/],
  ['a noun that is there', ['organisation/projects', 'name:name'], /There are projects already/],
  ['a kind that there is not', ['organisation/suppliers', 'name:name', 'tel:fax'], /no kind fax/],
  ['records without a name', ['organisation/suppliers', 'phone:phone'], /first field is the name/],
])('%s is refused', (_what, given, says) => {
  expect(readNoun(copy, given, {})).toMatch(says);
});

/** Compiles a workspace of the copy. Throws with what its compiler says. */
const compile = (workspace: string) =>
  execFileSync(process.execPath, [join('node_modules', 'typescript/bin/tsc'), '-p', workspace], {
    cwd: copy,
    encoding: 'utf8',
  });

const textsIn = (language: string) =>
  JSON.parse(readFileSync(join(copy, `packages/contract/texts/${language}/suppliers.json`), 'utf8'));

// The starter is made of a clone in which this has run.
test.runIf(existsSync(join(import.meta.dirname, 'starter.ts')))(
  'a new noun and a field of it compile, are well formed, and pass their own tests',
  { timeout: 600_000 },
  async () => {
    const noun = readNoun(copy, names, words);
    if (typeof noun === 'string') throw new Error(noun);
    const files = await makeNoun(copy, noun);
    expect(files.length).toBeLessThanOrEqual(20);
    format(copy, files);
    const field = readNewField(copy, ['organisation/suppliers', 'taxOffice:line?'], {
      fr: 'Centre des impôts',
    });
    if (typeof field === 'string') throw new Error(field);
    const changed = makeField(copy, field);
    format(copy, changed);
    expect(textsIn('ar').title).toBe('الموردون');
    expect(textsIn('sw').added).toBe('{{name}} ameongezwa.');
    expect(textsIn('fr')).toMatchObject({
      fields: { pin: 'PIN de la KRA', taxOffice: 'Centre des impôts' },
      others: { audit: { detail: { taxOffice: 'Centre des impôts' } } },
    });
    for (const workspace of ['packages/contract', 'apps/server', 'apps/web']) compile(workspace);
    const tests = ['apps/server/src/organisation/suppliers', 'apps/server/src/database/tables.test.ts'];
    const others = ['scripts/texts.test.ts', 'scripts/security.test.ts', 'apps/web/src/i18n'];
    expect(tool(copy, 'vitest/vitest.mjs', 'run', ...tests, ...others)).toContain('passed');
  },
);
