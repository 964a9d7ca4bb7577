import { inflateSync } from 'node:zlib';

/** A text as a page has it: its letters from left to right, and where the first stands, from the lower left corner. */
export interface Placed {
  text: string;
  x: number;
  y: number;
}

interface Part {
  words: string;
  stream: string;
}

/** The numbered parts of a file that pdfkit has written, unlocked. */
export function partsOf(pdf: Uint8Array): Map<string, Part> {
  const bytes = Buffer.from(pdf);
  const all = bytes.toString('latin1');
  const parts = new Map<string, Part>();
  for (const { 1: id = '', 2: words = '', index, 0: match } of all.matchAll(
    /(\d+) 0 obj\n([\s\S]*?)\n(?:stream\n|endobj)/g,
  )) {
    const length = Number(/\/Length (\d+)/.exec(words)?.[1] ?? 0);
    const start = index + match.length;
    const data = match.endsWith('stream\n') ? bytes.subarray(start, start + length) : Buffer.alloc(0);
    const stream = words.includes('/FlateDecode') ? inflateSync(data) : data;
    parts.set(id, { words, stream: stream.toString('latin1') });
  }
  return parts;
}

const letters = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What the shapes of a font stand for; of a font that every reader has, its bytes are the letters. */
function decoder(parts: ReadonlyMap<string, Part>, font: string): (hex: string) => string {
  const map = /\/ToUnicode (\d+) 0 R/.exec(parts.get(font)?.words ?? '')?.[1];
  if (!map) return (hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
  const ranges = (parts.get(map)?.stream ?? '').matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g);
  const known = new Map<number, string>();
  for (const { 1: first = '', 2: shapes = '' } of ranges)
    for (const [at, [, shape = '']] of [...shapes.matchAll(/<([^>]*)>/g)].entries())
      known.set(Number.parseInt(first, 16) + at, letters(shape.replaceAll(' ', '')));
  return (hex) => (hex.match(/.{4}/g) ?? []).map((id) => known.get(Number.parseInt(id, 16)) ?? '').join('');
}

/** The texts of each page, as they are drawn. */
export function readPdf(pdf: Uint8Array): Placed[][] {
  const parts = partsOf(pdf);
  const all = [...parts.values()];
  const fonts = new Map(
    all.flatMap(({ words }) =>
      [...words.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, decoder(parts, id)]),
    ),
  );
  const pages = all.filter(({ words }) => /\/Type \/Page\n/.test(words));
  return pages.map(({ words }) => {
    const content = parts.get(/\/Contents (\d+) 0 R/.exec(words)?.[1] ?? '')?.stream ?? '';
    return [...content.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => {
      const [, x, y] = /1 0 0 1 (\S+) (\S+) Tm/.exec(block) ?? [];
      const decode = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '') ?? (() => '');
      const text = [...block.matchAll(/<(\w+)>/g)].map(([, hex = '']) => decode(hex)).join('');
      return { text, x: Number(x), y: Number(y) };
    });
  });
}

/** The lines of a file from top to bottom, each as it is seen from left to right. */
export const linesOfPdf = (pdf: Uint8Array): string[] =>
  readPdf(pdf).flatMap((page) =>
    [...Map.groupBy(page, ({ y }) => Math.round(y)).entries()]
      .toSorted(([one], [other]) => other - one)
      .map(([, placed]) =>
        placed
          .toSorted((one, other) => one.x - other.x)
          .map(({ text }) => text)
          .join('|'),
      ),
  );
