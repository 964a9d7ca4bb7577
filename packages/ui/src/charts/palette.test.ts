/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const light = tokens.slice(0, tokens.indexOf('[data-skin="dark"] {'));
const dark = tokens.slice(light.length);

const tokenOf = (skin: string, name: string) => {
  const colour = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(skin)?.[1];
  if (!colour) throw new Error(`tokens.css has no ${name}`);
  return colour;
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('on %s', (_name, skin) => {
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
