import type { PayslipLine, PayslipOpened } from '@kazi/contract/payroll';
import { conflict } from '../../http/errors.ts';
import { drawPdf } from '../../pdf/draw.ts';
import { cell, fontOf, numberCell, wholeLine } from '../../pdf/text.ts';
import { filePart, inShillings, methods, monthInWords, wordsOf } from './words.ts';

/**
 * A payslip as a PDF. A locked one opens with the employee's KRA PIN alone, which its name says. Throws 409 where it is to
 * be locked and there is no PIN.
 */
export async function payslipFile(slip: PayslipOpened, { isLocked }: { isLocked: boolean }): Promise<File> {
  const { person, month } = slip;
  if (isLocked && !person.kraPin)
    throw conflict('This payslip is to be locked with the employee’s KRA PIN, and none was known.');
  const password = isLocked ? (person.kraPin ?? undefined) : undefined;
  const pdf = await drawPdf({ title: `Payslip ${month}`, margin: 44, password }, (page) => draw(page, slip));
  const parts = ['payslip', month, filePart(person.number), ...(isLocked ? ['opens-with-KRA-PIN'] : [])];
  return new File([pdf], `${parts.join('-')}.pdf`, { type: 'application/pdf' });
}

const quiet = '#5b6966';
const lined: PDFKit.Mixins.RowStyle = {
  border: [0, 0, 0.5, 0],
  borderColor: '#d0d7d5',
  padding: [2.2, 4, 2.2, 0],
};

function draw(page: PDFKit.PDFDocument, slip: PayslipOpened): void {
  heading(page, slip);
  person(page, slip);
  const of = (...kinds: PayslipLine['kind'][]) => slip.lines.filter(({ kind }) => kinds.includes(kind));
  section(page, 'Earnings', of('earning'), ['Gross pay', slip.gross]);
  section(page, 'Deductions', of('statutory', 'deduction'), ['Total deductions', slip.deductions]);
  total(page, slip.kind === 'reversal' ? 'Net pay taken back' : 'Net pay', slip);
  section(page, 'Taxed, and not paid in cash', of('benefit'));
  section(page, 'How the tax came about', of('relief'), ['Taxable pay', slip.taxable]);
  section(page, 'The employer pays in addition', of('employer'), ['Cost to the employer', slip.cost]);
  yearToDate(page, slip);
  payment(page, slip);
}

function heading(page: PDFKit.PDFDocument, { employer, month, kind, offCycle }: PayslipOpened): void {
  const name = employer.name ?? 'Employer';
  const title = kind === 'reversal' ? 'Payslip taken back' : 'Payslip';
  page.font(fontOf(name, 'bold')).fontSize(11).text(name, wholeLine);
  if (employer.kraPin) page.font('Helvetica').fontSize(9).fillColor(quiet).text(`PIN ${employer.kraPin}`);
  page.moveDown(0.8).fillColor('black');
  page
    .font('Helvetica-Bold')
    .fontSize(20)
    .text(`${title}, ${monthInWords(month)}`);
  if (offCycle) page.font(fontOf(offCycle)).fontSize(10).fillColor(quiet).text(offCycle, wholeLine);
  page.moveDown(0.6).fillColor('black');
}

function person(page: PDFKit.PDFDocument, { person: who, payDay }: PayslipOpened): void {
  const pairs: [string, string][] = [
    ['Employee', `${who.firstName} ${who.lastName}`],
    ['Number', who.number],
    ['Position', [who.jobTitle, who.department].filter(Boolean).join(', ') || '–'],
    ['Pay day', payDay],
    ['KRA PIN', who.kraPin ?? '–'],
    ['ID', who.identity?.number ?? '–'],
    ['NSSF', who.nssfNumber ?? '–'],
    ['SHA', who.shaNumber ?? '–'],
  ];
  const rows = [];
  for (let at = 0; at < pairs.length; at += 2)
    rows.push(
      pairs
        .slice(at, at + 2)
        .flatMap(([label, value]) => [{ ...cell(label), textColor: quiet }, cell(value)]),
    );
  page.fontSize(9);
  page.table({
    columnStyles: [60, '*', 60, 150],
    rowStyles: { border: [0, 0, 0, 0], padding: [2, 4, 2, 0] },
    data: rows,
  });
  page.moveDown(0.8);
}

function section(
  page: PDFKit.PDFDocument,
  title: string,
  lines: readonly PayslipLine[],
  sum?: readonly [string, number],
): void {
  if (lines.length === 0 && !sum) return;
  amounts(page, [
    [cell(title, 'bold'), numberCell('KES', 'bold')],
    ...lines.map((line) => [cell(wordsOf(line)), numberCell(inShillings(line.amount))]),
    ...(sum ? [[cell(sum[0], 'bold'), numberCell(inShillings(sum[1]), 'bold')]] : []),
  ]);
}

function amounts(page: PDFKit.PDFDocument, data: ReturnType<typeof cell>[][]): void {
  page.fontSize(9);
  page.table({
    columnStyles: ['*', 110],
    rowStyles: lined,
    data,
  });
  page.moveDown(0.5);
}

function total(page: PDFKit.PDFDocument, title: string, { net, currency }: PayslipOpened): void {
  page.fontSize(13);
  page.table({
    columnStyles: ['*', 190],
    rowStyles: { border: [0, 0, 0, 0], backgroundColor: '#e6f0ee', padding: [6, 8, 2, 8] },
    data: [[cell(title, 'bold'), numberCell(`${currency} ${inShillings(net)}`, 'bold')]],
  });
  page.moveDown(0.5);
}

function yearToDate(page: PDFKit.PDFDocument, { yearToDate: sums, month }: PayslipOpened): void {
  page.fontSize(9);
  const titles = ['Gross', 'Deductions', 'Tax', 'Net'];
  const values = [sums.gross, sums.deductions, sums.tax, sums.net];
  page.table({
    columnStyles: ['*', 90, 90, 90, 90],
    rowStyles: lined,
    data: [
      [cell('This year', 'bold'), ...titles.map((title) => numberCell(title, 'bold'))],
      [cell(`To ${monthInWords(month)}`), ...values.map((value) => numberCell(inShillings(value)))],
    ],
  });
  page.moveDown(0.5);
}

function payment(page: PDFKit.PDFDocument, { paidTo, net }: PayslipOpened): void {
  if (paidTo.length === 0) return;
  const takenBack = paidTo.reduce((sum, { amount }) => sum + amount, 0) - net;
  amounts(page, [
    [cell('Paid by', 'bold'), numberCell('KES', 'bold')],
    ...paidTo.map(({ method, number, receipt, at, amount }) => [
      cell(
        [methods[method], number, receipt && `receipt ${receipt}`, at?.slice(0, 10)]
          .filter(Boolean)
          .join(', '),
      ),
      numberCell(inShillings(amount)),
    ]),
    ...(takenBack < 0
      ? [[cell('Taken back of an earlier payslip, less what is rounded'), numberCell(inShillings(takenBack))]]
      : []),
  ]);
  if (paidTo.some(({ amount }) => amount > net))
    page.fontSize(8).fillColor(quiet).text('M-Pesa carries whole shillings: cents are rounded up.');
}
