import { seededBetween, seededOf } from '../core/seeded.ts';
import { drawing } from '../people/portrait.ts';

type Ground = readonly [ground: string, dark: string, soft: string];

const grounds: readonly [Ground, ...Ground[]] = [
  ['#dcebe6', '#0b6a5c', '#7fb8ab'],
  ['#dde9f5', '#35507a', '#8fb0d8'],
  ['#f6e7d3', '#8a4b08', '#dba86a'],
  ['#e8e2f3', '#6b3fa0', '#b79ad8'],
  ['#f5dfe0', '#9a3b63', '#d79aa9'],
];

export type CoverOf = 'phones' | 'chart' | 'map' | 'tea' | 'cards';

type Draw = (seed: number, dark: string, soft: string) => string;

const drawings: Record<CoverOf, Draw> = {
  phones: (_seed, dark, soft) =>
    [70, 136, 202]
      .map((x, at) => {
        const y = at === 1 ? 14 : 30;
        return (
          `<rect x="${x}" y="${y}" width="50" height="110" rx="8" fill="#fff" stroke="${dark}" stroke-width="3"/>` +
          `<rect x="${x + 7}" y="${y + 10}" width="36" height="24" rx="3" fill="${at === 1 ? dark : soft}"/>` +
          `<path d="M${x + 7} ${y + 44}h36m-36 9h24m-24 14h36m-36 9h28" stroke="${soft}" stroke-width="4"/>`
        );
      })
      .join(''),
  chart: (seed, dark, soft) =>
    Array.from({ length: 9 }, (_, bar) => {
      const height = seededBetween(seed + bar, 18, 88);
      const fill = bar > 5 ? dark : soft;
      return `<rect x="${40 + bar * 28}" y="${112 - height}" width="16" height="${height}" rx="3" fill="${fill}"/>`;
    }).join(''),
  map: (seed, dark, soft) =>
    `<path d="M0 ${40 + (seed % 20)}C80 20 120 90 200 64S300 40 320 70" fill="none" stroke="#fff" stroke-width="14"/>` +
    `<path d="M60 0c10 50-20 80 6 130M230 0c-8 40 30 90 8 130" fill="none" stroke="#fff" stroke-width="8"/>` +
    `<path d="M74 96C110 60 180 96 236 48" fill="none" stroke="${dark}" stroke-width="3" stroke-dasharray="7 6"/>` +
    `<circle cx="74" cy="96" r="7" fill="${soft}" stroke="${dark}" stroke-width="3"/>` +
    `<path d="M236 50c-14-16-12-32 0-32s14 16 0 32z" fill="${dark}"/><circle cx="236" cy="30" r="4" fill="#fff"/>`,
  tea: (_seed, dark, soft) =>
    `<circle cx="250" cy="36" r="18" fill="#fff"/>` +
    `<path d="M0 86Q80 44 160 78T320 60V130H0z" fill="${soft}"/>` +
    `<path d="M0 108Q90 74 180 100T320 88V130H0z" fill="${dark}"/>` +
    `<path d="M20 118q70-24 150-6M60 126q80-22 190-8M200 108q60-12 110-2" fill="none" stroke="${soft}" stroke-width="2"/>`,
  cards: (_seed, dark, soft) =>
    `<rect x="96" y="22" width="140" height="82" rx="10" fill="${soft}" transform="rotate(8 166 63)"/>` +
    `<rect x="84" y="28" width="140" height="82" rx="10" fill="${dark}"/>` +
    `<rect x="98" y="46" width="26" height="18" rx="3" fill="#fff" opacity=".85"/>` +
    `<path d="M98 82h40m10 0h40M98 95h60" stroke="#fff" stroke-width="4" opacity=".6"/>`,
};

/** A drawn picture for the top of a card, always the same for a seed. */
export function cover(seed: number, of: CoverOf): string {
  const [ground, dark, soft] = seededOf(seed, grounds);
  return drawing(
    '0 0 320 130',
    `<rect width="320" height="130" fill="${ground}"/>${drawings[of](seed, dark, soft)}`,
    'slice',
  );
}

/** A sheet of paper with the ending of a file's name on it. */
export const fileThumbnail = (name: string): string =>
  drawing(
    '0 0 40 40',
    `<rect width="40" height="40" rx="6" fill="#e6eeeb"/>` +
      `<path d="M12 7h11l6 6v20H12z" fill="#fff" stroke="#4b5753"/><path d="M23 7v6h6" fill="none" stroke="#4b5753"/>` +
      `<text x="20.5" y="27" font-family="sans-serif" font-size="7" font-weight="700" text-anchor="middle" fill="#0b6a5c">` +
      `${name.split('.').at(-1)?.toUpperCase() ?? ''}</text>`,
  );
