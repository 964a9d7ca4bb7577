import { expect, test } from 'vitest';
import { linesOfPdf, partsOf, readPdf } from '../../test/pdf.ts';
import { drawPdf } from './draw.ts';
import { linesOf, type Sheet, shortened } from './line.ts';
import { cell, numberCell, paperHead, paragraph, table } from './sheet.ts';
import type { Direction } from './visual-order.ts';

const drawn = (direction: Direction, draw: (sheet: Sheet) => void) =>
  drawPdf({ title: 'Test', language: 'en', direction, margin: 50 }, draw);

const row = (sheet: Sheet, words: string, amount: string) =>
  table(sheet, { columns: ['*', 100], size: 10, padding: 2, rows: [[cell(words), numberCell(amount)]] });

test('columns are mirrored where one reads from the right, and begin and end at the margins', async () => {
  const at = async (direction: Direction) => {
    const [page = []] = readPdf(await drawn(direction, (sheet) => row(sheet, 'Basic salary', '1.00')));
    return Object.fromEntries(page.map(({ text, x }) => [text, x]));
  };
  const [left, right] = [await at('ltr'), await at('rtl')];
  expect(left['Basic salary']).toBe(50);
  expect(left['1.00']).toBeGreaterThan(500);
  expect(right['1.00']).toBe(50);
  expect(right['Basic salary']).toBeGreaterThan(450);
});

test('a paper begins with the name of whom it is from, beside the logo where there is one', async () => {
  const logo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const head = async (direction: Direction, picture: Buffer | null) => {
    const pdf = await drawn(direction, (sheet) =>
      paperHead(sheet, { name: 'Mawingu Studio', logo: picture, detail: 'P051782346K', title: 'Statement' }),
    );
    const [page = []] = readPdf(pdf);
    return Object.fromEntries(page.map(({ text, x }) => [text, x]));
  };
  const [plain, left, right] = [await head('ltr', null), await head('ltr', logo), await head('rtl', logo)];
  expect(plain).toMatchObject({ 'Mawingu Studio': 50, P051782346K: 50, Statement: 50 });
  expect(left).toMatchObject({ 'Mawingu Studio': 92, P051782346K: 92, Statement: 50 });
  expect(right['Mawingu Studio']).toBeGreaterThan(350);
  expect(right['Mawingu Studio']).toBeLessThan(right.Statement ?? 0);
});

test('Arabic is seen from the right with the digits as they are', async () => {
  const pdf = await drawn('rtl', (sheet) =>
    paragraph(sheet, 'الراتب (KES 120,000.00) مارس 2026', { size: 10 }),
  );
  const reversed = (text: string) => [...text].reverse().join('');
  expect(linesOfPdf(pdf)).toEqual([`2026| ${reversed('مارس')} (|KES 120,000.00|) ${reversed('الراتب')}`]);
  const [page = []] = readPdf(pdf);
  const places = page.map(({ x }) => x);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test.each([
  ['blanks', 'one two three four five six seven eight nine ten eleven twelve'],
  ['no blank', 'w'.repeat(90)],
  ['both directions', 'محمد عبد الله (Wanjirũ Kamau) مدير الحسابات في شركة النقل 2026'],
  ['letters of two parts', '👩‍🌾é'.repeat(30)],
])('a long text with %s fits into its lines and loses no letter', async (_, text) => {
  await drawn('rtl', (sheet) => {
    for (const room of [40, 90, 200]) {
      const lines = linesOf(sheet, text, { size: 10 }, room);
      expect(lines.length).toBeGreaterThan(1);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(room);
      const letters = (all: string) => [...all.replaceAll(/[ ()]/g, '')].toSorted().join('');
      const written = lines.flatMap(({ parts }) => parts.map((part) => part.text)).join('');
      expect(letters(written)).toBe(letters(text));
    }
    expect(shortened(sheet, text, { size: 10 }, 60).width).toBeLessThanOrEqual(60);
  });
});

test('lām and alif are one shape, as they are where letters are joined', async () => {
  const pdf = await drawn('rtl', (sheet) => paragraph(sheet, 'سلام', { size: 10 }));
  expect(linesOfPdf(pdf)).toEqual([['م', 'لا', 'س'].join('')]);
});

test('a table goes on on the next page', async () => {
  const pdf = await drawn('ltr', (sheet) => {
    for (let count = 1; count <= 100; count++) row(sheet, `Line ${count}`, '1.00');
  });
  const pages = readPdf(pdf);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) for (const { y } of page) expect(y).toBeGreaterThan(50);
  expect(pages.flat().filter(({ text }) => text.startsWith('Line'))).toHaveLength(100);
});

test.each([
  { direction: 'ltr', words: 'Basic salary', spoken: 0 },
  { direction: 'rtl', words: 'الراتب 2026', spoken: 6 },
] as const)(
  'a file read $direction is tagged, so that a voice reads headings, paragraphs and cells',
  async ({ direction, words, spoken }) => {
    const pdf = await drawn(direction, (sheet) => {
      paragraph(sheet, 'Payslip', { size: 20 }, 'H1');
      paragraph(sheet, 'July '.repeat(40), { size: 10 });
      const heads = [cell('Line', { heads: 'Column' }), numberCell('KES', { heads: 'Column' })];
      const rows = [heads, [cell(words, { heads: 'Row' }), numberCell('1.00')]];
      table(sheet, {
        columns: ['*', 100],
        size: 10,
        padding: 2,
        rows,
        hasRules: true,
        background: '#eeeeee',
      });
    });
    const file = [...partsOf(pdf).values()].map((part) => part.words).join('\n');
    expect(file).toMatch(/\/MarkInfo \d+ 0 R/);
    for (const entry of ['/Marked true', '/StructTreeRoot', '/Lang (en)', '/DisplayDocTitle true'])
      expect(file).toContain(entry);
    const kinds = [...file.matchAll(/\/S \/(Document|H1|P|Table|TR|TH|TD)\b/g)].map(([, kind]) => kind);
    expect(kinds.toSorted()).toEqual(['Document', 'H1', 'P', 'TD', 'TH', 'TH', 'TH', 'TR', 'TR', 'Table']);
    expect([...file.matchAll(/\/Scope \/(\w+)/g)].map(([, scope]) => scope).toSorted()).toEqual([
      'Column',
      'Column',
      'Row',
    ]);
    // In Arabic, where texts are drawn in another order than they are read, a part says its own in full.
    expect(file.match(/\/ActualText/g)?.length ?? 0).toBe(spoken);
  },
);
