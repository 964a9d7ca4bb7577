import type { Cents } from '@kazi/contract/cents';
import type { Account, Entry } from '@kazi/contract/money';
import type { Issuer } from '../../database/workspace-look.ts';
import { drawPdf } from '../../pdf/draw.ts';
import { cell, numberCell, paperHead, paragraph, skip, table } from '../../pdf/sheet.ts';
import { isolated, type Reader } from '../../texts/reader.ts';

/** A movement of a statement; amounts out of the account are negative. */
export interface Line {
  at: Date;
  kind: Entry['kind'];
  about: string;
  signed: Cents;
  balance: Cents;
}

interface Statement {
  issuer: Issuer;
  owner: string;
  account: Pick<Account, 'kind' | 'currency'>;
  from: string;
  to: string;
  opening: Cents;
  closing: Cents;
  lines: readonly Line[];
}

const size = 10;
const head = { heads: 'Column' } as const;

/** Draws a statement as a PDF of A4 pages. */
export function statementPdf(
  { issuer, owner, account, from, to, opening, closing, lines }: Statement,
  { papers: t, language, direction, amount, day, time }: Reader,
): Promise<Uint8Array<ArrayBuffer>> {
  const accountWords = t(`statement.account.${account.kind}`);
  const wordsOf = ({ kind, about }: Line) =>
    [t(`kind.${kind}`), about && isolated(about)].filter(Boolean).join(' ');
  return drawPdf({ title: t('statement.title'), language, direction }, (sheet) => {
    paperHead(sheet, { ...issuer, title: t('statement.title') });
    skip(sheet, 5);
    paragraph(sheet, t('statement.of', { owner, account: accountWords, currency: account.currency }), {
      size,
    });
    paragraph(sheet, t('statement.period', { from: day(from), to: day(to) }), { size });
    skip(sheet, 12);
    table(sheet, {
      columns: [130, '*', 90, 100],
      size,
      padding: 4,
      hasRules: true,
      rows: [
        [
          cell(t('statement.time'), head),
          cell(t('statement.what'), head),
          numberCell(t('statement.amount'), head),
          numberCell(t('statement.balance'), head),
        ],
        [cell(''), cell(t('statement.before')), cell(''), numberCell(amount(opening))],
        ...lines.map((line) => [
          cell(time(line.at)),
          cell(wordsOf(line)),
          numberCell(amount(line.signed)),
          numberCell(amount(line.balance)),
        ]),
        [cell(''), cell(t('statement.after')), cell(''), numberCell(amount(closing))],
      ],
    });
  });
}

/** Draws a sheet of names and values, such as a receipt. */
export function sheetPdf(
  title: string,
  issuer: Issuer,
  rows: readonly (readonly [string, string])[],
  { language, direction }: Reader,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawPdf({ title, language, direction }, (sheet) => {
    paperHead(sheet, { ...issuer, title });
    skip(sheet, 18);
    table(sheet, {
      columns: [140, '*'],
      size,
      padding: 6,
      hasRules: true,
      rows: rows.map(([name, value]) => [cell(name, { heads: 'Row' }), cell(value)]),
    });
  });
}
