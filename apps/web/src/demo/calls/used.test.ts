import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const simulation = fileURLToPath(new URL('../../../../../packages/simulation/src', import.meta.url));
const demo = fileURLToPath(new URL('..', import.meta.url));

/** The calls of an app, by their names in the code. */
const callsOf = (contract: string): string[] =>
  [...contract.matchAll(/^export const (\w+) = (?:get|post|remove)\b/gm)].flatMap(([, name]) => name ?? []);

test('every call of the simulation is used by a screen', () => {
  const screens = globSync('**/*.{ts,tsx}', { cwd: demo })
    .filter((name) => !name.includes('.test.'))
    .map((name) => readFileSync(`${demo}${name}`, 'utf8'))
    // What is imported, or asked for again after a change, is not yet asked for.
    .map((screen) =>
      screen.replace(/(import(?: type)?) \{[^}]*\}/g, '$1').replace(/changes: \[[^\]]*\]/g, ''),
    );
  const unused = globSync('*/contract.ts', { cwd: simulation }).flatMap((path) => {
    const [app = ''] = path.split('/');
    const users = screens.filter((screen) => screen.includes(`'@kazi/simulation/${app}'`));
    const calls = callsOf(readFileSync(`${simulation}/${path}`, 'utf8'));
    expect(calls.length, path).toBeGreaterThan(0);
    return calls.filter((call) => !users.some((screen) => new RegExp(`\\b${call}\\b`).test(screen)));
  });
  expect(unused).toEqual([]);
});
