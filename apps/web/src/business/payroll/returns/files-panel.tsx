import { kenyanToday } from '@kazi/contract/days';
import type { FileCheck } from '@kazi/contract/payroll';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../api/client.ts';
import { messageOf, refusalOf } from '../../../api/message.ts';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { isWritten } from '../../../shell/days.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { useDates } from '../../../shell/use-dates.ts';
import classes from './returns.module.css';

/** The files of a month as each authority takes them, with what must be put right before. */
export function FilesPanel({
  month = kenyanToday().slice(0, 'YYYY-MM'.length),
}: {
  month?: string | undefined;
}) {
  const { t } = useTranslation(['payroll', 'common']);
  const change = useChangeSearch<{ month: string }>();
  const { data, error, isPending, refetch } = useQuery(
    api.payroll.returns.files.queryOptions({ input: { month } }),
  );
  return (
    <Panel
      title={t('returns.files')}
      description={t('returns.filesHint')}
      actions={
        <>
          <LinkButton variant="default" to="/payroll/books" search={{ month }}>
            {t('books.open')}
          </LinkButton>
          <DayField
            kind="month"
            aria-label={t('run.month')}
            value={month}
            onChange={(value) => isWritten(value, 'month') && change({ month: value })}
          />
        </>
      }
      flush
    >
      {isPending ? (
        <SkeletonRows rows={3} label={t('common:loading')} />
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.every(({ rows }) => rows === 0) ? (
        <p className={classes.nothing}>{t('returns.noFiles')}</p>
      ) : (
        data.items.map((file) => (
          <div key={file.file} className={classes.file}>
            <span className={classes.fileName}>
              {t(`returns.file.${file.file}`)}
              <DueAndRows rows={file.rows} dueOn={file.dueOn} />
            </span>
            <DownloadButton
              file={() => client.payroll.returns.file({ month, file: file.file })}
              disabled={file.problems.some(({ blocks }) => blocks)}
              aria-label={t('returns.downloadOf', { file: t(`returns.file.${file.file}`) })}
            >
              {t('returns.download')}
            </DownloadButton>
            <FileProblems problems={file.problems} />
          </div>
        ))
      )}
    </Panel>
  );
}

function DueAndRows({ rows, dueOn }: { rows: number; dueOn: string }) {
  const { t } = useTranslation('payroll');
  const { dayName } = useDates();
  return (
    <span className={classes.about}>
      {t('run.people', { count: rows })} · {t('returns.dueOn', { day: dayName(dueOn) })}
    </span>
  );
}

/** What of a file its authority would refuse, and what is only written otherwise, by person. */
function FileProblems({ problems }: Pick<FileCheck, 'problems'>) {
  const { t } = useTranslation('payroll');
  if (problems.length === 0) return null;
  return (
    <ul className={classes.problems}>
      {problems.map(({ employee, code, column, blocks }) => (
        <li key={`${employee.id} ${code} ${column}`} data-blocks={blocks || undefined}>
          <Link to="/payroll/employees/$employeeId/edit" params={{ employeeId: employee.id }}>
            {employee.name}
          </Link>{' '}
          {t(`returns.problem.${code}`, { field: t(`returns.field.${column}`) })}
        </li>
      ))}
    </ul>
  );
}

/** The year that the statutory tables begin with. */
const firstYear = 2023;
/** A zip without files is nothing but its end. */
const emptyZip = 22;

/** Everybody's P9 of a year as one file: asked for in January, when employees file their returns. */
export function P9sPanel() {
  const { t } = useTranslation('payroll');
  const thisYear = Number(kenyanToday().slice(0, 'YYYY'.length));
  const [year, setYear] = useState(thisYear);
  const [said, setSaid] = useState<string>();
  const download = useWrite(client.payroll.p9s.all, {
    changes: [],
    failed: (error) => setSaid(refusalOf(error) ? undefined : t('p9s.failed', { problem: messageOf(error) })),
    done(zip) {
      if (!(zip instanceof File)) return;
      const isEmpty = zip.size <= emptyZip;
      if (!isEmpty) saveFile(zip);
      setSaid(t(isEmpty ? 'p9s.nobody' : 'p9s.saved', { year, file: zip.name }));
    },
  });
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => String(thisYear - back));
  return (
    <Panel
      title={t('p9s.title')}
      description={
        <span role="status">{download.busy ? t('p9s.drawing', { year }) : (said ?? t('p9s.hint'))}</span>
      }
      actions={
        <>
          <NativeSelect
            aria-label={t('p9.year')}
            value={String(year)}
            disabled={download.busy}
            onChange={({ currentTarget }) => {
              setSaid(undefined);
              setYear(Number(currentTarget.value));
            }}
            data={years}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.8} />}
            loading={download.busy}
            onClick={() => void download.run({ year })}
          >
            {t('p9s.download')}
          </Button>
        </>
      }
    />
  );
}
