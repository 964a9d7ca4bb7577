import { seededBetween, seededOf } from '../core/seeded.ts';
import { asPicture } from '../people/portrait.ts';

const skies = ['#f3dcc0', '#d8e7ee', '#e9dcec', '#dcebdf', '#f4e3c9'] as const;
const suns = ['#e7a35a', '#f0c66b', '#d9825b'] as const;
const far = ['#9dbbb1', '#a7b6c9', '#b7a7bd', '#a9bd98'] as const;
const near = ['#2f6f63', '#3d5a80', '#6b4a73', '#5b7a3c'] as const;

const width = 960;

/** A banner with hills and a sun, always the same for a seed. */
export function landscape(seed: number): string {
  const at = (offset: number, least: number, most: number) => seededBetween(seed * 31 + offset, least, most);
  const hill = (offset: number, top: number) =>
    `M0 ${top + at(offset, -20, 20)}C${width / 4} ${top - at(offset + 1, 20, 70)} ${width / 3} ${top + at(offset + 2, 0, 40)} ${width / 2} ${top}S${(width * 3) / 4} ${top - at(offset + 3, 10, 60)} ${width} ${top + at(offset + 4, -10, 30)}V320H0z`;
  return asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 320" preserveAspectRatio="xMidYMid slice">` +
      `<rect width="${width}" height="320" fill="${seededOf(seed, skies)}"/>` +
      `<circle cx="${at(5, width / 5, (width * 4) / 5)}" cy="${at(6, 70, 140)}" r="${at(7, 28, 52)}" fill="${seededOf(seed + 9, suns)}"/>` +
      `<path d="${hill(10, 210)}" fill="${seededOf(seed + 3, far)}"/>` +
      `<path d="${hill(20, 262)}" fill="${seededOf(seed + 3, near)}"/></svg>`,
  );
}
