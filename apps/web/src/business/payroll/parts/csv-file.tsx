import { useTranslation } from 'react-i18next';
import { fieldErrors, messageOf, refusalOf } from '../../../api/message.ts';
import { saveFile } from '../../../shell/save-file.ts';
import classes from './parts.module.css';

interface RowProblemsProps {
  /** Rows count from 1, the headings included, as a spreadsheet shows them. */
  problems: readonly { row: number; column: string | null; message: string }[];
}

/** What is wrong in a file, by row and column. */
export function RowProblems({ problems }: RowProblemsProps) {
  const { t } = useTranslation('payroll');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={classes.box} aria-label={t('file.problems')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('file.row')}</th>
            <th scope="col">{t('file.column')}</th>
            <th scope="col">{t('file.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td>{row}</td>
              <td>
                <bdi>{column}</bdi>
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Saves rows of cells as a CSV file that spreadsheets open in UTF-8. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
  saveFile(new File([`\uFEFF${text}\r\n`], name, { type: 'text/csv' }));
}

/** What is wrong with a file as a whole; nothing where the person would not prove who they are. */
export function FileProblem({ error }: { error: unknown }) {
  const { t } = useTranslation('payroll');
  const { file } = fieldErrors(error);
  if (refusalOf(error)) return null;
  return (
    <span className={classes.problem}>{file ? t('file.wrong', { problem: file }) : messageOf(error)}</span>
  );
}
