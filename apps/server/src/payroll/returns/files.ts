import type { FileCheck, ReturnFile } from '@kazi/contract/payroll';
import {
  type ReturnFile as Cells,
  dueDates,
  type FileProblem,
  helbFile,
  type IdentityType,
  type LineCode,
  type LineKind,
  nitaFile,
  nssfFile,
  type Obligation,
  p10,
  shaFile,
  UnknownMonth,
} from '@kazi/payroll-ke';
import type { FiledMonth } from './month.ts';

/** A file of a month as cells, with the employee of each row. */
export interface MonthFile extends Pick<Cells, 'format' | 'sheet' | 'header' | 'rows'> {
  dueOn: string;
  problems: FileCheck['problems'];
}

const paidIn = ({ lines }: FiledMonth, kind: LineKind, ...codes: LineCode[]): number =>
  lines.reduce((sum, line) => (line.kind === kind && codes.includes(line.code) ? sum + line.amount : sum), 0);

const nssfCodes: LineCode[] = ['nssf', 'nssf-tier-1', 'nssf-tier-2'];

const identities: Record<NonNullable<FiledMonth['identity']>, IdentityType> = {
  'national-id': 'National ID',
  'alien-id': 'Alien ID',
  passport: 'Passport Number',
  'refugee-id': 'Refugee ID',
};

type Written = Pick<Cells, 'format' | 'sheet' | 'header' | 'rows' | 'problems'>;

interface Form {
  obligation: Obligation;
  /** What an employee has in the file; employees without it are left out. */
  amount: (row: FiledMonth) => number;
  write: (month: string, rows: readonly FiledMonth[]) => Written;
}

const shif = (row: FiledMonth) => paidIn(row, 'statutory', 'shif');
const helb = (row: FiledMonth) => paidIn(row, 'deduction', 'helb');

const forms: Record<ReturnFile, Form> = {
  p10: {
    obligation: 'paye',
    amount: ({ tax }) => tax.gross,
    write: (month, rows) =>
      p10(
        month,
        rows.map(({ certificate: exemptionCertificate, ...row }) => ({ ...row, exemptionCertificate })),
      ),
  },
  nssf: {
    obligation: 'nssf',
    amount: (row) => paidIn(row, 'statutory', ...nssfCodes),
    write: (month, rows) =>
      nssfFile(
        month,
        rows.map(({ person, tax }) => ({ person, gross: tax.cash, voluntary: 0 })),
      ),
  },
  sha: {
    obligation: 'health',
    amount: shif,
    write: (month, rows) =>
      shaFile(
        month,
        rows.map((row) => ({
          person: row.person,
          identity: identities[row.identity ?? 'national-id'],
          contribution: shif(row),
        })),
      ),
  },
  nita: {
    obligation: 'nita',
    amount: (row) => paidIn(row, 'employer', 'nita'),
    write: (month, rows) =>
      nitaFile(
        month,
        rows.map(({ person }) => person),
      ),
  },
  helb: {
    obligation: 'helb',
    amount: helb,
    write: (_month, rows) => ({
      ...helbFile(rows.map((row) => ({ person: row.person, amount: helb(row) }))),
      format: 'xlsx',
      sheet: 'Sheet1',
    }),
  },
};

/** A month’s file with its checks; undefined where the authority had no such file then, or its form is not known. */
export function monthFile(
  file: ReturnFile,
  month: string,
  paid: readonly FiledMonth[],
): MonthFile | undefined {
  const { obligation, amount, write } = forms[file];
  const rows = paid.filter((row) => amount(row) > 0);
  const negative = paid.filter((row) => amount(row) < 0);
  try {
    const dueOn = dueDates(month).find((due) => due.obligation === obligation)?.day;
    if (!dueOn) return undefined;
    const { problems, ...written } = write(month, rows);
    const asked = problems.flatMap((problem) => named(rows[problem.row], problem));
    const takenBack = negative.map(({ employee }) => ({
      employee,
      code: 'negative' as const,
      column: 'amount' as const,
      blocks: true,
    }));
    return { ...written, dueOn, problems: [...asked, ...takenBack] };
  } catch (error) {
    if (error instanceof UnknownMonth) return undefined;
    throw error;
  }
}

function named(row: FiledMonth | undefined, { field, problem, blocks }: FileProblem): FileCheck['problems'] {
  return row ? [{ employee: row.employee, code: problem, column: field, blocks }] : [];
}
