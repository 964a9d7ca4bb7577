import { type Cents, cents } from '@kazi/contract/cents';
import type { PayslipLine, PayslipOpened } from '@kazi/contract/payroll';
import type { Issuer } from '../../database/workspace-look.ts';
import { drawPdf } from '../../pdf/draw.ts';
import type { Sheet } from '../../pdf/line.ts';
import { cell, numberCell, paperHead, paragraph, skip, table } from '../../pdf/sheet.ts';
import { refuse } from '../../refuse.ts';
import { isolated, type Reader } from '../../texts/reader.ts';
import { filePart, wordsOf } from './words.ts';

/**
 * A payslip as a PDF, in the language of its reader. A locked one opens with the employee's KRA PIN alone, which its name
 * says. Throws 409 where it is to be locked and there is no PIN.
 */
export async function payslipFile(
  slip: PayslipOpened,
  reader: Reader,
  { isLocked, logo = null }: { isLocked: boolean; logo?: Issuer['logo'] },
): Promise<File> {
  const { person, month } = slip;
  if (isLocked && !person.kraPin) throw refuse('payslip-without-pin');
  const password = isLocked ? (person.kraPin ?? undefined) : undefined;
  const { language, direction } = reader;
  const options = { title: titleOf(slip, reader), language, direction, margin: 44, password };
  const pdf = await drawPdf(options, (sheet) => draw({ ...sheet, ...reader, logo }, slip));
  const parts = ['payslip', month, filePart(person.number), ...(isLocked ? ['opens-with-KRA-PIN'] : [])];
  return new File([pdf], `${parts.join('-')}.pdf`, { type: 'application/pdf' });
}

const quiet = '#5b6966';
const size = 9;
const amountWidth = 110;

const head = { weight: 'bold', heads: 'Column' } as const;

/** What is drawn on, and who reads it. */
type Paper = Sheet & Reader & Pick<Issuer, 'logo'>;

const titleOf = ({ kind, month }: PayslipOpened, { papers, month: inWords }: Reader): string =>
  papers(kind === 'reversal' ? 'payslip.reversal' : 'payslip.title', { month: inWords(month) });

function draw(paper: Paper, slip: PayslipOpened): void {
  const { papers: t } = paper;
  heading(paper, slip);
  person(paper, slip);
  const of = (...kinds: PayslipLine['kind'][]) => slip.lines.filter(({ kind }) => kinds.includes(kind));
  section(paper, t('payslip.earnings'), of('earning'), [t('payslip.gross'), slip.gross]);
  const taken = [t('payslip.allDeductions'), slip.deductions] as const;
  section(paper, t('payslip.deductions'), of('statutory', 'deduction'), taken);
  total(paper, slip);
  section(paper, t('payslip.benefits'), of('benefit'));
  section(paper, t('payslip.tax'), of('relief'), [t('payslip.taxable'), slip.taxable]);
  section(paper, t('payslip.employerPays'), of('employer'), [t('payslip.cost'), slip.cost]);
  toDate(paper, slip);
  payment(paper, slip);
}

function heading(paper: Paper, slip: PayslipOpened): void {
  const { papers: t, logo } = paper;
  const { employer, offCycle } = slip;
  paperHead(paper, {
    name: employer.name ?? t('payslip.employer'),
    logo,
    detail: employer.kraPin && t('payslip.pin', { pin: employer.kraPin }),
    title: titleOf(slip, paper),
  });
  if (offCycle) paragraph(paper, isolated(offCycle), { size: 10, colour: quiet });
  skip(paper, 8);
}

function person(paper: Paper, { person: who, payDay }: PayslipOpened): void {
  const { papers: t, day } = paper;
  const pairs = [
    [t('payslip.employee'), `${who.firstName} ${who.lastName}`],
    [t('payslip.number'), who.number],
    [t('payslip.position'), [who.jobTitle, who.department].filter(Boolean).join(t('comma'))],
    [t('payslip.payDay'), day(payDay)],
    [t('payslip.kraPin'), who.kraPin],
    [t('payslip.identity'), who.identity?.number],
    [t('payslip.nssf'), who.nssfNumber],
    [t('payslip.sha'), who.shaNumber],
  ] as const;
  const cells = pairs.map(([label, value]) => [
    cell(label, { colour: quiet, heads: 'Row' }),
    cell(value ? isolated(value) : t('none')),
  ]);
  const rows = Array.from({ length: cells.length / 2 }, (_, row) => cells.slice(2 * row, 2 * row + 2).flat());
  table(paper, { columns: [84, '*', 84, 140], rows, size, padding: 2 });
  skip(paper, 9);
}

/** What a line is for, a loan with what is left of it. */
function lineName(line: PayslipLine, paper: Paper): string {
  const name = wordsOf(line, paper);
  return line.left === null
    ? name
    : paper.papers('payslip.left', { line: name, amount: paper.amount(line.left) });
}

function section(
  paper: Paper,
  title: string,
  lines: readonly PayslipLine[],
  sum?: readonly [string, Cents],
): void {
  if (lines.length === 0 && !sum) return;
  amounts(paper, title, [
    ...lines.map((line) => [
      cell(lineName(line, paper), { heads: 'Row' }),
      numberCell(paper.amount(line.amount)),
    ]),
    ...(sum
      ? [
          [
            cell(sum[0], { weight: 'bold', heads: 'Row' }),
            numberCell(paper.amount(sum[1]), { weight: 'bold' }),
          ],
        ]
      : []),
  ]);
}

function amounts(paper: Paper, title: string, rows: ReturnType<typeof cell>[][]): void {
  const headings = [cell(title, head), numberCell('KES', head)];
  table(paper, {
    columns: ['*', amountWidth],
    rows: [headings, ...rows],
    size,
    padding: 2.2,
    hasRules: true,
  });
  skip(paper, 6);
}

function total(paper: Paper, { kind, net, currency }: PayslipOpened): void {
  const { papers: t, money } = paper;
  const title = t(kind === 'reversal' ? 'payslip.netTakenBack' : 'payslip.net');
  const row = [
    cell(title, { weight: 'bold', heads: 'Row' }),
    numberCell(money(net, currency), { weight: 'bold' }),
  ];
  table(paper, { columns: ['*', 190], rows: [row], size: 13, padding: 5, inset: 8, background: '#e6f0ee' });
  skip(paper, 6);
}

function toDate(paper: Paper, { yearToDate: year, monthToDate, month }: PayslipOpened): void {
  const { papers: t, month: inWords } = paper;
  const name = inWords(month);
  if (monthToDate)
    sumsToDate(paper, [t('payslip.thisMonth'), t('payslip.ofMonth', { month: name })], monthToDate);
  sumsToDate(paper, [t('payslip.thisYear'), t('payslip.until', { month: name })], year);
}

function sumsToDate(
  paper: Paper,
  [heading, until]: readonly [string, string],
  sums: PayslipOpened['yearToDate'],
): void {
  const { papers: t, amount } = paper;
  const columns = [
    [t('payslip.yearGross'), sums.gross],
    [t('payslip.yearDeductions'), sums.deductions],
    [t('payslip.yearTax'), sums.tax],
    [t('payslip.yearNet'), sums.net],
  ] as const;
  const rows = [
    [cell(heading, head), ...columns.map(([title]) => numberCell(title, head))],
    [cell(until, { heads: 'Row' }), ...columns.map(([, sum]) => numberCell(amount(sum)))],
  ];
  table(paper, { columns: ['*', 90, 90, 90, 90], rows, size, padding: 2.2, hasRules: true });
  skip(paper, 6);
}

function payment(paper: Paper, { paidTo, net }: PayslipOpened): void {
  const { papers: t, amount, time } = paper;
  if (paidTo.length === 0) return;
  const takenBack = paidTo.reduce((sum, { amount: paid }) => sum + paid, 0) - net;
  amounts(paper, t('payslip.paidBy'), [
    ...paidTo.map(({ method, number, receipt, at, amount: paid }) => {
      const receiptWords = receipt && t('payslip.receipt', { receipt });
      const parts = [
        t(`method.${method}`),
        number && isolated(number),
        receiptWords,
        at && time(new Date(at)),
      ];
      return [cell(parts.filter(Boolean).join(t('comma'))), numberCell(amount(paid))];
    }),
    ...(takenBack < 0 ? [[cell(t('payslip.takenBack')), numberCell(amount(cents(takenBack)))]] : []),
  ]);
  if (paidTo.some(({ amount: paid }) => paid > net))
    paragraph(paper, t('payslip.rounded'), { size: 8, colour: quiet });
}
