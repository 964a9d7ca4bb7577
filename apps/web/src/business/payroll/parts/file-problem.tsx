import { useTranslation } from 'react-i18next';
import { fieldErrors, messageOf, refusalOf } from '../../../api/message.ts';
import classes from './parts.module.css';

/** What is wrong with a file as a whole; nothing where the person would not prove who they are. */
export function FileProblem({ error }: { error: unknown }) {
  const { t } = useTranslation('payroll');
  const { file } = fieldErrors(error);
  if (refusalOf(error)) return null;
  return (
    <span className={classes.problem}>{file ? t('file.wrong', { problem: file }) : messageOf(error)}</span>
  );
}
