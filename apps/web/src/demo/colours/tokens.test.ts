import { readFileSync } from 'node:fs';
import { accents, variablesOf } from '@kazi/ui/accents';
import { type AccentName, accentNames } from '@kazi/ui/brand';
import { contrast } from '@kazi/ui/contrast';
import { expect, test } from 'vitest';
import { groups, levelOf, shownRatio, tokenNames } from './tokens.ts';

const css = readFileSync(
  new URL('../../../../../packages/ui/src/styles/tokens.css', import.meta.url),
  'utf8',
);

/** With the values of an accent filled in. */
function withAccent(name: AccentName): string {
  const values = variablesOf(accents[name]);
  return css.replaceAll(
    /var\((--kz-(?:accent|instead)-\w+)(?:, (#\w{6}))?\)/g,
    (_, variable, otherwise) => values[variable] ?? otherwise,
  );
}
const coloursOf = (part: string) =>
  Object.fromEntries(
    [...part.matchAll(/--kz-([a-z\d-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
  );

test('every colour of tokens.css stands on the page, once', () => {
  expect([...tokenNames].sort()).toEqual(Object.keys(coloursOf(withAccent('teal'))).sort());
  const surfaces = groups.flatMap(({ tokens }) => tokens.flatMap(({ use }) => use?.on ?? []));
  expect(surfaces.filter((name) => !tokenNames.includes(name))).toEqual([]);
});

function skinsWith(accent: AccentName) {
  const filled = withAccent(accent);
  const part = (skin: string) => filled.split(`[data-skin="${skin}"]`).slice(1).join('');
  const light = coloursOf(filled.slice(0, filled.indexOf('[data-skin="dark"]')));
  return {
    light,
    dark: { ...light, ...coloursOf(part('dark').split('[data-skin="bordered"]')[0] ?? '') },
    'semi-dark': { ...light, ...coloursOf(part('semi-dark').split('[data-skin="bordered"]')[0] ?? '') },
    bordered: { ...light, ...coloursOf(part('bordered')) },
  };
}

test.each(
  accentNames.flatMap((accent) =>
    Object.entries(skinsWith(accent)).map(([skin, colours]) => ({ accent, skin, colours })),
  ),
)('each text is read on the surfaces it is written on: $accent, $skin', ({ colours }) => {
  for (const { tokens } of groups)
    for (const { name, use } of tokens)
      for (const on of use?.on ?? [])
        expect
          .soft(
            levelOf(contrast(colours[name] ?? '', colours[on] ?? ''), use?.isText ?? false),
            `${name} on ${on}`,
          )
          .not.toBe('Low');
});

test('no text stands out less in the skins that are made of light and dark', () => {
  const { light, dark, bordered, 'semi-dark': semiDark } = skinsWith('teal');
  const changed = (skin: Record<string, string>) =>
    Object.keys(light).filter((name) => skin[name] !== light[name]);
  // A menu of the dark skin beside pages of the light one.
  for (const name of changed(semiDark)) {
    expect(name).toMatch(/^nav/);
    expect(semiDark[name]).toBe(dark[name]);
  }
  // Lines are darker; what texts stand on is lighter.
  for (const name of changed(bordered)) {
    const darker = name.includes('line') ? bordered[name] : light[name];
    const lighter = name.includes('line') ? light[name] : bordered[name];
    expect(contrast(darker ?? '', '#000000'), name).toBeLessThan(contrast(lighter ?? '', '#000000'));
  }
});

test('a contrast is never shown as more than it is', () => {
  expect([shownRatio(4.49), shownRatio(21)]).toEqual(['4.4', '21.0']);
  expect([levelOf(4.49, true), levelOf(4.5, true), levelOf(7, true)]).toEqual(['Low', 'AA', 'AAA']);
  expect([levelOf(2.9, false), levelOf(3, false)]).toEqual(['Low', 'AA']);
});
