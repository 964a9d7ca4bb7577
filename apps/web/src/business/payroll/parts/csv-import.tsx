import type { FileChange } from '@kazi/contract/payroll';
import { Minor, Row, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Button, FileButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useWrite } from '../../../shell/record/use-write.ts';
import { FileProblem, RowProblems } from './csv-file.tsx';
import classes from './parts.module.css';
import { payCurrency } from './queries.ts';

interface Result {
  saved: boolean;
  people: FileChange[];
  problems: { row: number; column: string | null; message: string }[];
}

interface CsvImportProps<Answer extends Result> {
  title: string;
  words: string;
  saveLabel: string;
  onTemplate: () => void;
  /** Checks a file, or saves it whole or not at all. */
  take: (input: { file: File; check: 'true' | 'false' }) => Promise<Answer>;
  changes: Parameters<typeof useWrite<File, Answer>>[1]['changes'];
  says: (answer: Answer) => string;
  /** Says that a file has no problems, and what it comes to. */
  ready: (answer: Answer) => string;
  onClose: () => void;
}

/** Takes a file of people: it is checked first, what it will change is shown person by person, and then it is saved. */
export function CsvImport<Answer extends Result>(props: CsvImportProps<Answer>) {
  const { title, words, saveLabel, onTemplate, take, changes, says, ready, onClose } = props;
  const { t } = useTranslation(['payroll', 'common']);
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<Answer>();
  const [error, setError] = useState<unknown>();
  const check = useWrite((chosen: File) => take({ file: chosen, check: 'true' }), {
    changes: [],
    failed: setError,
    done: setResult,
  });
  const save = useWrite((chosen: File) => take({ file: chosen, check: 'false' }), {
    changes,
    says: (answer) => answer.saved && says(answer),
    done: (answer) => (answer.saved ? onClose() : setResult(answer)),
  });
  const isReady = result !== undefined && result.problems.length === 0;
  const choose = (chosen: File | null) => {
    if (!chosen) return;
    setFile(chosen);
    setResult(undefined);
    setError(undefined);
    void check.run(chosen);
  };
  return (
    <Dialog title={title} size={720} onClose={onClose}>
      <div className={formClasses.form}>
        <Text tone="muted">{words}</Text>
        <Row wrap gap={8}>
          <FileButton accept=".csv,text/csv" onChange={choose}>
            {(button) => (
              <Button {...button} variant="default" loading={check.busy}>
                {t(file ? 'file.another' : 'file.choose')}
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" leftSection={<IconDownload size={16} stroke={1.8} />} onClick={onTemplate}>
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
          {result && (isReady ? ready(result) : t('file.hasProblems', { count: result.problems.length }))}
        </Text>
        {result && !isReady && <RowProblems problems={result.problems} />}
        {isReady && <FileChanges people={result.people} />}
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            disabled={!isReady || !file}
            loading={save.busy}
            onClick={() => file && void save.run(file)}
          >
            {saveLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What a file will change of each person, with pay before and after. */
function FileChanges({ people }: { people: readonly FileChange[] }) {
  const { t } = useTranslation('payroll');
  if (people.length === 0) return <Text tone="muted">{t('file.nothing')}</Text>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={classes.box} aria-label={t('file.changes')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('file.employee')}</th>
            <th scope="col">{t('file.change')}</th>
            <th scope="col">{t('file.payBefore')}</th>
            <th scope="col">{t('file.payAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ employee, isNew, changes, pay }) => (
            <tr key={employee.id}>
              <td>
                <bdi>{employee.name}</bdi>
                <Minor below>
                  <bdi>{employee.number}</bdi>
                </Minor>
              </td>
              <td>
                {isNew
                  ? t('file.isNew')
                  : changes.map((change) => <Change key={change.column} {...change} />)}
              </td>
              <td>
                <Pay amount={pay.before} />
              </td>
              <td>
                <Pay amount={pay.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Change({ column, before, after }: FileChange['changes'][number]): ReactNode {
  const { t } = useTranslation('payroll');
  const none = t('file.none');
  return <div>{t('file.fromTo', { column, before: before ?? none, after: after ?? none })}</div>;
}

function Pay({ amount }: { amount: FileChange['pay']['before'] }) {
  const { t } = useTranslation('payroll');
  return amount === null ? t('file.none') : <Money amount={amount} currency={payCurrency} />;
}
