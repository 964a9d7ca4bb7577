/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accents, variablesOf } from '../brand/accents.ts';
import { type AccentName, accentNames } from '../brand/brand.ts';
import { contrast } from '../theme/contrast.ts';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** The tokens with an accent's values, of the light skins and of the dark one. */
function skinsWith(accent: AccentName): [light: string, dark: string] {
  const values = variablesOf(accents[accent]);
  const filled = tokens.replaceAll(
    /var\((--kz-(?:accent|instead)-\w+)(?:, (#\w{6}))?\)/g,
    (_, name, otherwise) => values[name] ?? otherwise,
  );
  const light = filled.slice(0, filled.indexOf('[data-skin="dark"] {'));
  return [light, filled.slice(light.length)];
}

const tokenOf = (skin: string, name: string) => {
  const colour = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(skin)?.[1];
  if (!colour) throw new Error(`tokens.css has no ${name}`);
  return colour;
};

describe.each(
  accentNames.flatMap((accent) => {
    const [light, dark] = skinsWith(accent);
    return [
      { accent, name: 'light', skin: light },
      { accent, name: 'dark', skin: dark },
    ];
  }),
)('$accent on $name', ({ skin }) => {
  test.each([1, 2, 3, 4, 5, 6])('colour %d is seen on every surface', (colour) => {
    for (const surface of ['surface', 'sunken', 'page'])
      expect(
        contrast(tokenOf(skin, `--kz-chart-${colour}`), tokenOf(skin, `--kz-${surface}`)),
      ).toBeGreaterThanOrEqual(3);
  });

  test('no two colours are the same', () => {
    const colours = [1, 2, 3, 4, 5, 6].map((colour) => tokenOf(skin, `--kz-chart-${colour}`));
    expect(new Set(colours).size).toBe(6);
  });
});
