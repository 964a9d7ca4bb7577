import { seeded, seededOf } from '../core/seeded.ts';

const grounds = ['#dcebe6', '#e8e2f3', '#f6e7d3', '#dde9f5', '#f5dfe0', '#e6ecd8'] as const;
const skins = ['#5b3a29', '#6f4630', '#84563c', '#9b6a4a', '#b98560', '#d9a983'] as const;
const clothes = ['#0b6a5c', '#35507a', '#8a4b08', '#7a3b6b', '#b0413e', '#41524c'] as const;
const hairs = ['#17120f', '#241a15', '#33251d', '#4a3527'] as const;

type Style = (hair: string, cloth: string) => { behind: string; front: string };

/** Hair, what is behind the head and what is in front of it. */
const styles: readonly Style[] = [
  // Short
  (hair) => ({
    behind: '',
    front: `<path d="M20 27a12 13 0 0 1 24 0c-3-5-6-7-12-7s-9 2-12 7z" fill="${hair}"/>`,
  }),
  // Round and full
  (hair) => ({ behind: `<circle cx="32" cy="23" r="16" fill="${hair}"/>`, front: '' }),
  // Bun
  (hair) => ({
    behind: `<circle cx="32" cy="9" r="6" fill="${hair}"/>`,
    front: `<path d="M20 28a12 14 0 0 1 24 0c-2-6-7-8-12-8s-10 2-12 8z" fill="${hair}"/>`,
  }),
  // Braids
  (hair) => ({
    behind: `<path d="M18 26a14 14 0 0 1 28 0v20h-6V28H24v18h-6z" fill="${hair}"/>`,
    front: `<path d="M20 27a12 13 0 0 1 24 0c-5-6-19-6-24 0z" fill="${hair}"/>`,
  }),
  // Headscarf
  (_hair, cloth) => ({
    behind: `<path d="M17 28a15 17 0 0 1 30 0c1 9-3 16-6 20H23c-3-4-7-11-6-20z" fill="${cloth}"/>`,
    front: `<path d="M20 25a12 12 0 0 1 24 0c-6-5-18-5-24 0z" fill="${cloth}"/>`,
  }),
  // None above, a beard below
  (hair) => ({
    behind: '',
    front: `<path d="M21 31c1 12 5 15 11 15s10-3 11-15c-2 5-5 6-11 6s-9-1-11-6z" fill="${hair}"/>`,
  }),
];

const escaped = (svg: string) => svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E');

/** An SVG as the address of a picture. */
const asPicture = (svg: string): string => `data:image/svg+xml,${escaped(svg).replaceAll('"', "'")}`;

/** The address of a picture of what is drawn on a canvas; `slice` fills whatever place it is shown in, and cuts what is too much. */
export const drawing = (viewBox: string, content: string, fit?: 'slice'): string =>
  asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${fit ? ' preserveAspectRatio="xMidYMid slice"' : ''}>${content}</svg>`,
  );

/** Which of the styles a man or a woman of the samples may wear. */
const clothing = { man: [0, 5, 0, 1, 5], woman: [1, 2, 3, 4, 2, 3] } as const;

/** A drawn head and shoulders, always the same for a seed. */
export function portrait(seed: number, of: keyof typeof clothing): string {
  const ground = seededOf(seed, grounds);
  const skin = seededOf(seed + 101, skins);
  const cloth = seededOf(seed + 202, clothes);
  const hair = seededOf(seed + 303, hairs);
  const worn = styles[seededOf(seed + 404, clothing[of])];
  const { behind, front } = worn?.(hair, seededOf(seed + 505, clothes)) ?? { behind: '', front: '' };
  const glasses =
    seeded(seed + 606) < 0.25
      ? '<path d="M23 30h7v5h-7zM34 30h7v5h-7zM30 32h4" fill="none" stroke="#1b1b1b" stroke-width="1.2"/>'
      : '';
  return drawing(
    '0 0 64 64',
    `<rect width="64" height="64" fill="${ground}"/>${behind}` +
      `<path d="M10 64c1-13 9-17 22-17s21 4 22 17z" fill="${cloth}"/>` +
      `<path d="M27 40h10v8a5 5 0 0 1-10 0z" fill="${skin}"/>` +
      `<ellipse cx="32" cy="31" rx="11" ry="13" fill="${skin}"/>` +
      `<path d="M27 31.5h2M35 31.5h2" stroke="#120c09" stroke-width="2.2" stroke-linecap="round"/>` +
      `${front}<path d="M28.5 38.5c2 1.8 5 1.8 7 0" fill="none" stroke="#120c09" stroke-width="1.4" stroke-linecap="round"/>` +
      glasses,
  );
}
