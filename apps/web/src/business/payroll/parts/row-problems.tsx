import { useTranslation } from 'react-i18next';
import classes from './row-problems.module.css';

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
