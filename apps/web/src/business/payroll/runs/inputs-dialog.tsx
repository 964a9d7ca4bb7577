import type { RunOpened } from '@kazi/contract/payroll';
import { inputColumns } from '@kazi/contract/payroll/words';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../api/client.ts';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useWrite } from '../../../shell/record/use-write.ts';
import { FileProblem, RowProblems, saveCsv } from '../parts/csv-file.tsx';
import classes from './runs.module.css';

const example: Record<(typeof inputColumns)[number], string> = {
  number: 'E001',
  overtime_hours: '4.5',
  holiday_hours: '0',
  days_worked: '',
  bonus: '10000',
  arrears: '',
  skip: '',
};

type Problems = Awaited<ReturnType<typeof client.payroll.runs.importInputs>>['problems'];

/** Takes hours, bonuses and days of many from a file: saved whole, or not at all where a row has a problem. */
export function InputsDialog({ run, onClose }: { run: RunOpened; onClose: () => void }) {
  const { t } = useTranslation(['payroll', 'common']);
  const [problems, setProblems] = useState<Problems>([]);
  const [error, setError] = useState<unknown>();
  const send = useWrite(client.payroll.runs.importInputs, {
    changes: ['payroll-run'],
    failed: setError,
    says: ({ saved, changed }) => saved && t('inputs.imported', { count: changed }),
    done: (answer) => (answer.saved ? onClose() : setProblems(answer.problems)),
  });
  const take = (file: File | null) => {
    setProblems([]);
    setError(undefined);
    if (file) void send.run({ id: run.id, file });
  };
  return (
    <Dialog title={t('inputs.import')} size={720} onClose={onClose}>
      <div className={formClasses.form}>
        <p className={classes.minor}>{t('inputs.importWords')}</p>
        <div className={classes.actions}>
          <FileButton accept=".csv,text/csv" onChange={take}>
            {(button) => (
              <Button {...button} variant="default" loading={send.busy}>
                {t('file.choose')}
              </Button>
            )}
          </FileButton>
          <Button
            variant="subtle"
            leftSection={<IconDownload size={16} stroke={1.8} />}
            onClick={() =>
              saveCsv('inputs.csv', [inputColumns, inputColumns.map((column) => example[column])])
            }
          >
            {t('import.template')}
          </Button>
        </div>
        <div role="status">
          {error !== undefined && <FileProblem error={error} />}
          {problems.length > 0 && t('file.hasProblems', { count: problems.length })}
        </div>
        {problems.length > 0 && <RowProblems problems={problems} />}
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
