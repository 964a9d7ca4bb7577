import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { flat } from './texts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listed = globSync(
  [
    '{apps,packages}/*/src/**/*.{ts,tsx}',
    'apps/*/src/{i18n,texts}/en/**/*.json',
    'packages/contract/texts/en/*.json',
  ],
  { cwd: root },
);

/** The code that says texts: that of both applications and of what they share, without tests. */
const code = listed
  .filter((path) => /(?<!\.(test|gen))\.tsx?$/.test(path))
  .map(read)
  .join('\n');

/** Keys whose parts are made of words of the contract, by the code that looks them up. */
const madeElsewhere = [
  // The sentences of refusals: `sentence.test.ts` holds each part against its registry.
  /^errors:(says|field|may|noun|nouns|status|run|column|limit|throttled|done)\./,
  // What nouns give others is asked for by the types of those.
  /^[\w/-]+:others\./,
];

/** Every key in English, with the area that has it: `work:status.todo`. Plural forms are one key. */
const keys = listed.flatMap((path) => {
  const [, area] =
    /^(?:apps\/web\/src\/i18n|apps\/server\/src\/texts|packages\/contract\/texts)\/en\/(.+)\.json$/.exec(
      path,
    ) ?? [];
  if (!area) return [];
  const own = flat(JSON.parse(read(path))).map(([key]) => key.replace(/_(one|other)$/, ''));
  return [...new Set(own)].map((key) => ({ area, key }));
});

/** What stands between quotes in the code, without the area that it may begin with. */
const literals = new Set(
  [...code.matchAll(/['"`]([\w-]+(?:\/[\w-]+)?:)?([\w./-]+)['"`]/g)].map(([, , key = '']) => key),
);

/** Keys that are put together: what stands for their parts is anything. */
const patterns = [...code.matchAll(/`((?:[\w/-]+:)?[\w.-]*\$\{(?:[^`{}]|\{[^`{}]*\})+\}[^`\n]*)`/g)]
  .map(([, template = '']) => template.replace(/^[\w/-]+:/, ''))
  .map((template) => template.split(/\$\{(?:[^{}]|\{[^{}]*\})+\}/))
  .filter(
    (parts) =>
      parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => /^\w.*\.$|^\.\w{3}/.test(part)),
  )
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`));

/** Parts of the texts that the code takes as a whole. */
const wholes = [...code.matchAll(/['"`]([\w/-]+:)?([\w.-]+)['"`],\s*\{\s*returnObjects/g)].map(
  ([, , part = '']) => `${part}.`,
);

/** Whether the code names a key, a whole part of the texts that it stands in, or a pattern of keys that it fits. */
const isUsed = (key: string): boolean =>
  literals.has(key) ||
  wholes.some((part) => key.startsWith(part)) ||
  patterns.some((pattern) => pattern.test(key));

test.runIf(existsSync(join(root, 'scripts/starter.ts')))('every text is said somewhere', () => {
  expect(keys.length).toBeGreaterThan(2000);
  const unused = keys.filter(
    ({ area, key }) => !isUsed(key) && !madeElsewhere.some((pattern) => pattern.test(`${area}:${key}`)),
  );
  expect(unused.map(({ area, key }) => `${area}:${key}`)).toEqual([]);
});
