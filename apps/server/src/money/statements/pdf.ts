import type { Cents } from '@kazi/contract/cents';
import { drawPdf } from '../../pdf/draw.ts';

/** A movement of a statement; amounts out of the account are negative. */
export interface Line {
  at: Date;
  kind: string;
  about: string;
  signed: Cents;
  balance: Cents;
}

interface Statement {
  owner: string;
  account: { kind: string; currency: string };
  from: string;
  to: string;
  opening: Cents;
  closing: Cents;
  lines: readonly Line[];
}

const amounts = new Intl.NumberFormat('en-KE', { minimumFractionDigits: 2 });
const words = (amount: Cents) => amounts.format(amount / 100);
const times = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const kinds: Record<string, string> = {
  topup: 'Top-up',
  withdrawal: 'Withdrawal',
  fee: 'Fee',
  'reward-held': 'Reward held',
  'reward-released': 'Reward released',
  'reward-returned': 'Reward returned',
  purchase: 'Purchase',
  opening: 'Opening balance',
};
const wordsOf = ({ kind, about }: Line) => [kinds[kind] ?? kind, about].filter(Boolean).join(' ');

/** Draws a statement as a PDF of A4 pages. */
export function statementPdf({
  owner,
  account,
  from,
  to,
  opening,
  closing,
  lines,
}: Statement): Promise<Uint8Array<ArrayBuffer>> {
  return drawPdf({ title: 'Statement' }, (page) => {
    page.font('Helvetica-Bold').fontSize(18).text('Statement');
    page.font('Helvetica').fontSize(10).moveDown(0.5);
    page.text(`${owner}, ${account.kind} account in ${account.currency}`);
    page.text(`${from} to ${to}`).moveDown();
    const numbers = { type: 'TD', align: { x: 'right', y: 'top' } } as const;
    page.table({
      columnStyles: [118, '*', 90, 100],
      rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#d0d7d5', padding: 4 },
      data: [
        ['Time', 'What', { ...numbers, text: 'Amount' }, { ...numbers, text: 'Balance' }],
        ['', 'Balance before', '', { ...numbers, text: words(opening) }],
        ...lines.map((line) => [
          times.format(line.at),
          wordsOf(line),
          { ...numbers, text: words(line.signed) },
          { ...numbers, text: words(line.balance) },
        ]),
        ['', 'Balance after', '', { ...numbers, text: words(closing) }],
      ],
    });
  });
}

/** Draws a sheet of names and values, such as a receipt. */
export function sheetPdf(
  title: string,
  rows: readonly (readonly [string, string])[],
): Promise<Uint8Array<ArrayBuffer>> {
  return drawPdf({ title }, (page) => {
    page.font('Helvetica-Bold').fontSize(18).text(title).moveDown();
    page.font('Helvetica').fontSize(10);
    page.table({
      columnStyles: [140, '*'],
      rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#d0d7d5', padding: 6 },
      data: rows.map(([name, value]) => [name, value]),
    });
  });
}
