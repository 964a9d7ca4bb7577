import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

const runFile = promisify(execFile);

/** Compiles workspaces of the copy at the same time. Gives what their compiler says. */
const complaints = (...workspaces: string[]) =>
  Promise.all(
    workspaces.map(async (workspace) => {
      const compiler = ['node_modules/typescript/bin/tsc', '-p', workspace];
      const { stdout } = await runFile(process.execPath, compiler, { cwd: copy }).catch((error) => error);
      return stdout;
    }),
  );

/** Adds a field as the command does, and gives its files. */
function addField(given: string[], labels: Parameters<typeof readNewField>[2]): string[] {
  const field = readNewField(copy, given, labels);
  if (typeof field === 'string') throw new Error(field);
  const files = makeField(copy, field);
  format(copy, files);
  return files;
}

const textsIn = (language: string) =>
  JSON.parse(readFileSync(join(copy, `packages/contract/texts/${language}/suppliers.json`), 'utf8'));

// The starter is made of a clone in which this has run.
test.runIf(existsSync(join(import.meta.dirname, 'starter.ts')))(
  'a new noun, a field of it and a field of tasks compile, are well formed, and pass the tests of their own',
  { timeout: 600_000 },
  async () => {
    const noun = readNoun(copy, names, words);
    if (typeof noun === 'string') throw new Error(noun);
    const files = await makeNoun(copy, noun);
    format(copy, files);
    expect(files.length).toBeLessThanOrEqual(20);
    expect(textsIn('ar').title).toBe('الموردون');
    expect(textsIn('sw').added).toBe('{{name}} ameongezwa.');

    const ofNoun = addField(['organisation/suppliers', 'taxOffice:line?'], { fr: 'Centre des impôts' });
    expect(ofNoun.length).toBeLessThanOrEqual(12);
    expect(textsIn('fr')).toMatchObject({
      fields: { pin: 'PIN de la KRA', taxOffice: 'Centre des impôts' },
      others: { audit: { detail: { taxOffice: 'Centre des impôts' } } },
    });
    const ofTask = addField(['task', 'priorityReason:line'], { en: 'Reason for the priority' });
    expect(ofTask.length).toBeLessThanOrEqual(10);

    expect(await complaints('apps/server', 'apps/web')).toEqual(['', '']);
    const tests = ['apps/server/src/organisation/suppliers', 'apps/server/src/database/tables.test.ts'];
    const lists = [
      'scripts/texts.test.ts',
      'scripts/security.test.ts',
      'apps/web/src/i18n',
      'packages/contract/src/nouns',
    ];
    expect(tool(copy, 'vitest/vitest.mjs', 'run', ...tests, ...lists)).toContain('passed');
  },
);
