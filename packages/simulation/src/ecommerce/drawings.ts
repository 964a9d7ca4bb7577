import { drawing } from '../people/portrait.ts';
import drawings from './drawings.json' with { type: 'json' };

/** What a product is, as far as its picture goes. */
export type Kind = keyof typeof drawings;

/** The colours of products, by name. */
export const colours = {
  Charcoal: '#55636a',
  Clay: '#b9603a',
  Coffee: '#8a5a3c',
  Forest: '#3f7f47',
  Indigo: '#4766b5',
  'Lake teal': '#1d8f7d',
  Ochre: '#d29a30',
  Plum: '#8f5286',
  Sand: '#c9a877',
  'Shuka red': '#c53f37',
  Silver: '#9db0b6',
  Sky: '#4f9fd0',
};

export type ColourName = keyof typeof colours;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour on its way to another, 0 for none of it and 1 for all. */
function mixed(hex: string, other: string, part: number): string {
  const into = channels(other);
  const both = channels(hex).map((value, at) => Math.round(value + ((into[at] ?? 0) - value) * part));
  return `#${both.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The drawn picture of a kind of product in a colour, without ground, in tones that stand out from light and dark alike:
 * drawings name the colour as `{base}`, and what is lit and shaded of it as `{light}` and `{dark}`.
 */
export function draw(kind: Kind, colour: ColourName): string {
  const base = colours[colour];
  const painted = drawings[kind]
    .replaceAll('{base}', base)
    .replaceAll('{light}', mixed(base, '#ffffff', 0.38))
    .replaceAll('{dark}', mixed(base, '#0c1413', 0.34));
  return drawing('0 0 200 160', painted);
}
