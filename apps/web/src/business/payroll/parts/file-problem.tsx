import { useTranslation } from 'react-i18next';
import { fieldErrors, messageOf } from '../../../api/message.ts';
import classes from './parts.module.css';

/** What is wrong with a file as a whole. */
export function FileProblem({ error }: { error: unknown }) {
  const { t } = useTranslation('payroll');
  const { file } = fieldErrors(error);
  return (
    <span className={classes.problem}>{file ? t('file.wrong', { problem: file }) : messageOf(error)}</span>
  );
}
