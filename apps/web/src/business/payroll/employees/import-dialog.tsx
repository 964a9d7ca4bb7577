import { employeeColumns } from '@kazi/contract/payroll/words';
import { Row, Text } from '@kazi/ui/layout';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../api/client.ts';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useWrite } from '../../../shell/record/use-write.ts';
import { FileProblem, RowProblems, saveCsv } from '../parts/csv-file.tsx';
import classes from './employees.module.css';

type Result = Awaited<ReturnType<typeof client.payroll.employees.import>>;

/** Adds and changes employees from a file: it is checked first, and saved whole or not at all. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['payroll', 'common']);
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<unknown>();
  const check = useWrite((chosen: File) => client.payroll.employees.import({ file: chosen, check: 'true' }), {
    changes: [],
    failed: setError,
    done: setResult,
  });
  const save = useWrite((chosen: File) => client.payroll.employees.import({ file: chosen, check: 'false' }), {
    changes: ['employee'],
    says: ({ created, changed, saved }) => saved && t('import.saved', { created, changed }),
    done: (answer) => (answer.saved ? onClose() : setResult(answer)),
  });
  const isReady = result && result.problems.length === 0;
  const choose = (chosen: File | null) => {
    if (!chosen) return;
    setFile(chosen);
    setResult(undefined);
    setError(undefined);
    void check.run(chosen);
  };
  return (
    <Dialog title={t('import.title')} size={720} onClose={onClose}>
      <div className={formClasses.form}>
        <Text tone="muted">{t('import.words')}</Text>
        <Row wrap gap={8}>
          <FileButton accept=".csv,text/csv" onChange={choose}>
            {(button) => (
              <Button {...button} variant="default" loading={check.busy}>
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
            <Text as="span" cut shrinks title={file.name}>
              <bdi>{file.name}</bdi>
            </Text>
          )}
        </Row>
        <Text as="div" tone="muted" role="status" className={classes.result}>
          {error !== undefined && <FileProblem error={error} />}
          {result &&
            (isReady
              ? t('import.ready', { created: result.created, changed: result.changed })
              : t('file.hasProblems', { count: result.problems.length }))}
        </Text>
        {result && !isReady && <RowProblems problems={result.problems} />}
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            disabled={!isReady || !file}
            loading={save.busy}
            onClick={() => file && void save.run(file)}
          >
            {t('import.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What an example has in each column that the import takes. */
const example: Record<(typeof employeeColumns)[number], string> = {
  number: 'E001',
  first_name: 'Wanjiru',
  last_name: 'Kamau',
  joined_on: '2026-01-05',
  left_on: '',
  email: 'wanjiru@example.co.ke',
  phone: '+254712345678',
  job_title: 'Accountant',
  department: 'Finance',
  kra_pin: 'A012345678Z',
  identity_kind: 'national-id',
  identity_number: '30123456',
  nssf_number: '2012345678',
  sha_number: 'CR1234567890123-4',
  pay_method: 'mpesa',
  pay_phone: '+254712345678',
  pay_bank: '',
  pay_account: '',
  salary: '85000',
};

/** Saves a file to fill in: the headings, and an example to write over. */
const saveTemplate = () =>
  saveCsv('employees.csv', [employeeColumns, employeeColumns.map((column) => example[column])]);
