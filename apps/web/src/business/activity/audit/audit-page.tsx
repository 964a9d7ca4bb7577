import { type AuditKind, auditKinds } from '@kazi/contract/activity/audit-kinds';
import { EmptyState } from '@kazi/ui/empty-state';
import { useLocale } from '@kazi/ui/locale';
import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconHistory from '#icons/IconHistory';
import IconShieldCheck from '#icons/IconShieldCheck';
import IconX from '#icons/IconX';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { isWritten } from '../../../shell/days.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import filterClasses from '../../../shell/page/filters.module.css';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import classes from './audit.module.css';
import { AuditTable } from './audit-table.tsx';

/** What the audit trail is narrowed to. */
export interface AuditSearch {
  kind?: AuditKind | undefined;
  /** Id of the user who did it. */
  actor?: string | undefined;
  /** Days, both with. */
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
}

const route = getRouteApi('/_app/workspace/audit');

/** What people did or were refused, newest first, for the owners. The filter lives in the address. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const filter = route.useSearch();
  const change = useChangeSearch<AuditSearch>();
  const query = useInfiniteQuery(
    api.activity.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <DownloadButton file={() => client.activity.audit.export(filter)}>{t('export')}</DownloadButton>
      }
    >
      <AuditState />
      <AuditFilters filter={filter} actorName={query.data?.[0]?.actorName} onChange={change} />
      <RecordList
        query={query}
        rowHeight={64}
        filter={{
          isOn: Object.values(filter).some(Boolean),
          title: t('nothing.title'),
          message: t('nothing.message'),
          onClear: () =>
            change({ kind: undefined, actor: undefined, from: undefined, to: undefined, q: undefined }),
        }}
        empty={<EmptyState icon={<IconHistory size={24} stroke={1.6} />} title={t('empty')} />}
      >
        {(entries) => <AuditTable entries={entries} onActor={(actor) => change({ actor })} />}
      </RecordList>
    </Page>
  );
}

interface AuditFiltersProps {
  filter: AuditSearch;
  /** Name of the person whom the list is narrowed to, once it is there. */
  actorName: string | null | undefined;
  /** Called with what changes; all else stays. */
  onChange: (change: AuditSearch) => void;
}

function AuditFilters({ filter, actorName, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  return (
    <search className={filterClasses.filters}>
      <SearchField
        className={filterClasses.search}
        label={t('filter.search')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <NativeSelect
        className={classes.kind}
        aria-label={t('filter.kind')}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => onChange({ kind: oneOf(currentTarget.value, auditKinds) })}
        data={[
          { value: '', label: t('filter.anyKind') },
          ...auditKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          className={classes.day}
          leftSection={<span className={classes.end}>{t(`filter.${end}`)}</span>}
          leftSectionWidth={64}
          aria-label={t(`filter.${end}Day`)}
          value={filter[end] ?? ''}
          onChange={(day) => (day === '' || isWritten(day, 'day')) && onChange({ [end]: day || undefined })}
        />
      ))}
      {filter.actor && (
        <Button
          variant="default"
          className={classes.actorFilter}
          rightSection={<IconX size={14} aria-hidden="true" />}
          onClick={() => onChange({ actor: undefined })}
          aria-label={t('filter.everybody')}
        >
          {t('filter.onlyBy', { name: actorName ?? '…' })}
        </Button>
      )}
    </search>
  );
}

/** How far the trail is known to be unbroken; says so loudly where it is not. */
function AuditState() {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const { data } = useQuery(api.activity.audit.standing.queryOptions());
  if (!data) return <p className={classes.state}>&nbsp;</p>;
  const { linked, checked } = data;
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  const at = checked && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const when = checked && at ? at.format(new Date(checked.at)) : '';
  const problem = checked?.problem;
  const Icon = problem ? IconAlertTriangle : IconShieldCheck;
  return (
    <p
      className={classes.state}
      data-problem={problem ? true : undefined}
      role={problem ? 'alert' : undefined}
    >
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      <span>
        {t('standing.linked', { count: linked, number: number(linked) })}{' '}
        {problem
          ? t('standing.broken', { when, problem })
          : checked
            ? t('standing.sound', { when, number: number(checked.linked) })
            : t('standing.never')}
      </span>
    </p>
  );
}
