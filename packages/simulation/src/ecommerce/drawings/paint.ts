import { asPicture } from '../../people/portrait.ts';

/** A colour with what is lit and what is shaded of it. */
export interface Tones {
  base: string;
  light: string;
  dark: string;
}

/** What draws a product in one colour, on a canvas of 200 by 160. */
export type Drawing = (tones: Tones) => string;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour on its way to another, 0 for none of it and 1 for all. */
function mixed(hex: string, other: string, part: number): string {
  const into = channels(other);
  const both = channels(hex).map((value, at) => Math.round(value + ((into[at] ?? 0) - value) * part));
  return `#${both.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const tonesOf = (hex: string): Tones => ({
  base: hex,
  light: mixed(hex, '#ffffff', 0.38),
  dark: mixed(hex, '#0c1413', 0.34),
});

/** The shadow that things stand on. */
export const shadow = (halfWidth: number, y = 142): string =>
  `<ellipse cx="100" cy="${y}" rx="${halfWidth}" ry="5" fill="#000" opacity=".16"/>`;

/** A picture without ground, in tones that stand out from light and dark alike. */
export const paint = (drawing: Drawing, hex: string): string =>
  asPicture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160">${drawing(tonesOf(hex))}</svg>`);
