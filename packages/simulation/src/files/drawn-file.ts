import { seededBetween } from '../core/seeded.ts';
import { drawing } from '../people/portrait.ts';

/** Colour of each kind of file, dark enough for white letters. */
const colours: Readonly<Record<string, string>> = {
  pdf: '#b0413e',
  docx: '#35507a',
  xlsx: '#18713f',
  jpg: '#7a3b6b',
  png: '#7a3b6b',
  svg: '#8a4b08',
};

const svg = (box: string, inner: string) => drawing(`0 0 ${box}`, inner);

const text = (x: number, y: number, size: number, words: string, fill = '#17201d') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="${fill}">` +
  `${words.replaceAll('&', '&amp;')}</text>`;

/** What can be shown of a file: itself, its first page, or nothing, and then it is downloaded. */
export const shown = ['picture', 'page', 'nothing'] as const;
export type Shows = (typeof shown)[number];

interface DrawnFile {
  /** Address of a small drawing of its kind. */
  thumbnail: string;
  /** Address of a drawing of its first page, or of the picture it is. */
  url: string;
  shows: Shows;
}

const kindOf = (fileName: string) => fileName.split('.').at(-1) ?? '';
const pictures: readonly string[] = ['jpg', 'png'];

const isPicture = (fileName: string): boolean => pictures.includes(kindOf(fileName));

/** Draws a file: its kind, and what stands on its first page, a line of text each. */
export function drawnFile(fileName: string, lines: readonly string[]): DrawnFile {
  const kind = kindOf(fileName);
  const colour = colours[kind] ?? '#4b5753';
  return {
    thumbnail: icon(kind, colour),
    url: page(kind, colour, fileName, lines),
    shows: isPicture(fileName) ? 'picture' : 'page',
  };
}

function icon(kind: string, colour: string): string {
  return svg(
    '32 40',
    `<path d="M4 0h17l11 11v25a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" fill="${colour}"/>` +
      `<path d="M21 0v8a3 3 0 0 0 3 3h8z" fill="#fff" opacity=".45"/>` +
      `<text x="16" y="29" font-size="10" font-weight="700" font-family="sans-serif" text-anchor="middle" ` +
      `fill="#fff">${kind.toUpperCase()}</text>`,
  );
}

function page(kind: string, colour: string, fileName: string, lines: readonly string[]): string {
  if (isPicture(fileName)) return landscape(fileName.length);
  const title = fileName.replace(/\.\w+$/, '');
  const paper = `<rect width="420" height="560" fill="#fff"/><rect width="420" height="8" fill="${colour}"/>`;
  const head = `${text(36, 64, 22, title)}<path d="M36 82h348" stroke="#e2e8e5" stroke-width="2"/>`;
  const body = kind === 'xlsx' ? cells(lines) : lines.map((line, at) => text(36, 120 + at * 30, 14, line));
  return svg('420 560', paper + head + [...body].join(''));
}

/** Each line is a row, its cells parted by `|`. */
function cells(rows: readonly string[]): string[] {
  return rows.flatMap((row, at) => {
    const y = 110 + at * 34;
    const line = `<path d="M36 ${y + 12}h348" stroke="#e2e8e5"/>`;
    return [line, ...row.split('|').map((cell, column) => text(40 + column * 150, y, 13, cell))];
  });
}

/** Hills under a sun. */
function landscape(seed: number): string {
  const sun = seededBetween(seed, 80, 340);
  const hill = (base: number, at: number) => seededBetween(seed + at, base - 30, base + 30);
  return svg(
    '420 280',
    `<rect width="420" height="280" fill="#f6e7d3"/><circle cx="${sun}" cy="90" r="36" fill="#e9a23b"/>` +
      `<path d="M0 ${hill(170, 1)}Q105 ${hill(110, 2)} 210 ${hill(165, 3)}T420 ${hill(150, 4)}V280H0z" fill="#7a9a6b"/>` +
      `<path d="M0 ${hill(220, 5)}Q105 ${hill(180, 6)} 210 ${hill(215, 7)}T420 ${hill(205, 8)}V280H0z" fill="#3d6b4f"/>`,
  );
}
