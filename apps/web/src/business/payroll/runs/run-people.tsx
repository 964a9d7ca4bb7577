import type { RunOpened } from '@kazi/contract/payroll';
import { EmptyState } from '@kazi/ui/empty-state';
import { NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import filterClasses from '../../../shell/page/filters.module.css';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { type RunSearch, rowParts } from './filter.ts';
import { RunRowTable } from './run-row-table.tsx';
import classes from './runs.module.css';
import { useRunRows } from './use-runs.ts';

const route = getRouteApi('/_app/payroll/runs/$runId');

/** Everybody in a run, or those who need a look. The filter lives in the address. */
export function RunPeople({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const filter = route.useSearch();
  const change = useChangeSearch<RunSearch>();
  const isMoving = run.progress !== null;
  const query = useRunRows({ id: run.id, ...filter, isMoving });
  useFreshRows(run, isMoving);
  return (
    <section className={classes.people} aria-label={t('run.peopleTitle')}>
      <search className={filterClasses.filters}>
        <SearchField
          className={filterClasses.search}
          label={t('employees.search')}
          value={filter.q}
          onSearch={(q) => change({ q })}
        />
        <NativeSelect
          aria-label={t('run.part.label')}
          value={filter.part ?? ''}
          onChange={({ currentTarget }) => change({ part: oneOf(currentTarget.value, rowParts) })}
          data={[
            { value: '', label: t('run.part.all') },
            ...rowParts.map((value) => ({ value, label: partLabel(run, value) })),
          ]}
        />
      </search>
      <RecordList
        query={query}
        rowHeight={64}
        filter={{
          isOn: Boolean(filter.q || filter.part),
          title: t('employees.nothing.title'),
          message: t('employees.nothing.message'),
          onClear: () => change({ q: undefined, part: undefined }),
        }}
        empty={<EmptyState title={t('run.nobody.title')} message={t('run.nobody.message')} />}
      >
        {(rows) => <RunRowTable run={run} rows={rows} />}
      </RecordList>
    </section>
  );

  function partLabel({ changes, problems, skipped, payouts }: RunOpened, part: (typeof rowParts)[number]) {
    const counts = {
      changed: changes.all,
      errors: problems.errors,
      warnings: problems.warnings,
      skipped,
      unpaid: payouts.failed,
    };
    const count = counts[part];
    return count > 0
      ? t('run.part.counted', { part: t(`run.part.${part}`), number: count })
      : t(`run.part.${part}`);
  }
}

/** What has just ended is asked about once more: the last answer may have come a moment before. */
function useFreshRows({ status, version }: RunOpened, isMoving: boolean): void {
  const state = `${status} ${version} ${isMoving}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks whenever the run has come to another state
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: api.payroll.runs.rows.key() });
  }, [state]);
}
