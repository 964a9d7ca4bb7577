import { type AuditKind, auditKinds } from '@kazi/contract/activity/audit-kinds';
import { dateFormat } from '@kazi/ui/date-format';
import { EmptyState } from '@kazi/ui/empty-state';
import { useLocale } from '@kazi/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconHistory from '#icons/IconHistory';
import IconShieldCheck from '#icons/IconShieldCheck';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { isWritten } from '../../../shell/days.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { Filters } from '../../../shell/list/filters.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
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
  const search = route.useSearch();
  const change = useChangeSearch<AuditSearch>();
  const list = useList(api.activity.audit.list, (cursor) => ({ ...search, cursor }));
  const actorName = list.data?.[0]?.actorName ?? '…';
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <DownloadButton file={() => client.activity.audit.export(search)}>{t('export')}</DownloadButton>
      }
    >
      <AuditState />
      <Filters
        search={search}
        filters={[
          { kind: 'words', name: 'q', label: t('filter.search') },
          {
            kind: 'choice',
            name: 'kind',
            label: t('filter.kind'),
            any: t('filter.anyKind'),
            options: auditKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
            className: classes.kind,
          },
          { kind: 'fields', names: ['from', 'to'], fields: <DayFields search={search} /> },
          {
            kind: 'chip',
            name: 'actor',
            label: t('filter.everybody'),
            value: t('filter.onlyBy', { name: actorName }),
            className: classes.actorFilter,
          },
        ]}
      />
      <RecordList
        query={list}
        rowHeight={64}
        filter={{
          isOn: Object.values(search).some(Boolean),
          key: JSON.stringify(search),
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

/** The first and the last day that are shown. */
function DayFields({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('audit');
  const change = useChangeSearch<AuditSearch>();
  return (['from', 'to'] as const).map((end) => (
    <DayField
      key={end}
      className={classes.day}
      leftSection={<span className={classes.end}>{t(`filter.${end}`)}</span>}
      leftSectionWidth={64}
      aria-label={t(`filter.${end}Day`)}
      value={search[end] ?? ''}
      onChange={(day) => (day === '' || isWritten(day, 'day')) && change({ [end]: day || undefined })}
    />
  ));
}

/** How far the trail is known to be unbroken; says so loudly where it is not. */
function AuditState() {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const { data } = useQuery(api.activity.audit.standing.queryOptions());
  if (!data) return <p className={classes.state}>&nbsp;</p>;
  const { linked, checked } = data;
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  const at = checked && dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
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
