import type { RunOpened } from '@kazi/contract/payroll';
import { inputColumns } from '@kazi/contract/payroll/words';
import { toast } from '@kazi/ui/toast';
import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../api/client.ts';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { saveCsv } from '../parts/csv.ts';
import { FileProblem } from '../parts/file-problem.tsx';
import { refreshPayroll } from '../parts/queries.ts';
import { RowProblems } from '../parts/row-problems.tsx';
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

/** Takes hours, bonuses and days of many from a file: saved whole, or not at all where a row has a problem. */
export function InputsDialog({ run, onClose }: { run: RunOpened; onClose: () => void }) {
  const { t } = useTranslation(['payroll', 'common']);
  const send = useMutation({
    mutationFn: (file: File) => client.payroll.runs.importInputs({ id: run.id, file }),
    meta: { quiet: true },
    onSuccess: async ({ saved, changed }) => {
      if (!saved) return;
      await refreshPayroll();
      toast({ message: t('inputs.imported', { count: changed }) });
      onClose();
    },
  });
  const problems = send.data?.problems ?? [];
  return (
    <Dialog title={t('inputs.import')} size={720} onClose={onClose}>
      <div className={formClasses.form}>
        <p className={classes.minor}>{t('inputs.importWords')}</p>
        <div className={classes.actions}>
          <FileButton accept=".csv,text/csv" onChange={(file) => file && send.mutate(file)}>
            {(button) => (
              <Button {...button} variant="default" loading={send.isPending}>
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
          {send.error && <FileProblem error={send.error} />}
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
