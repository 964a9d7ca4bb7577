import { toast } from '@kazi/ui/toast';
import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../../api/client.ts';
import { Dialog } from '../../../../shell/dialog/dialog.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { FileProblem } from '../../parts/file-problem.tsx';
import { refreshPayroll } from '../../parts/queries.ts';
import { RowProblems } from '../../parts/row-problems.tsx';
import classes from './import.module.css';
import { saveTemplate } from './template.ts';

/** Adds and changes employees from a file: it is checked first, and saved whole or not at all. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['payroll', 'common']);
  const [file, setFile] = useState<File>();
  const check = useMutation({
    mutationFn: (chosen: File) => client.payroll.employees.import({ file: chosen, check: 'true' }),
    meta: { quiet: true },
  });
  const save = useMutation({
    mutationFn: (chosen: File) => client.payroll.employees.import({ file: chosen, check: 'false' }),
    onSuccess: async ({ created, changed, saved }) => {
      if (!saved) return;
      await refreshPayroll();
      toast({ message: t('import.saved', { created, changed }) });
      onClose();
    },
  });
  const result = save.data ?? check.data;
  const isReady = result && result.problems.length === 0;
  const choose = (chosen: File | null) => {
    if (!chosen) return;
    setFile(chosen);
    save.reset();
    check.mutate(chosen);
  };
  return (
    <Dialog title={t('import.title')} size={720} onClose={onClose}>
      <div className={formClasses.form}>
        <p className={classes.words}>{t('import.words')}</p>
        <div className={classes.choice}>
          <FileButton accept=".csv,text/csv" onChange={choose}>
            {(button) => (
              <Button {...button} variant="default" loading={check.isPending}>
                {t(file ? 'file.another' : 'file.choose')}
              </Button>
            )}
          </FileButton>
          <Button
            variant="subtle"
            leftSection={<IconDownload size={16} stroke={1.8} />}
            onClick={saveTemplate}
          >
            {t('import.template')}
          </Button>
          {file && (
            <span className={classes.name} title={file.name}>
              <bdi>{file.name}</bdi>
            </span>
          )}
        </div>
        <div role="status" className={classes.words}>
          {check.error && <FileProblem error={check.error} />}
          {result &&
            (isReady
              ? t('import.ready', { created: result.created, changed: result.changed })
              : t('file.hasProblems', { count: result.problems.length }))}
        </div>
        {result && !isReady && <RowProblems problems={result.problems} />}
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            disabled={!isReady || !file}
            loading={save.isPending}
            onClick={() => file && save.mutate(file)}
          >
            {t('import.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
