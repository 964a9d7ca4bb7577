import type { App } from '@kazi/contract/organisation';
import { EmptyState } from '@kazi/ui/empty-state';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { RecordTable } from '@kazi/ui/record-table';
import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconPlus from '#icons/IconPlus';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import filterClasses from '../../../shell/page/filters.module.css';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import classes from '../projects/projects.module.css';
import { useApps } from './use-apps.ts';

const route = getRouteApi('/_app/apps/');

const NewAppDialog = onDemand(() => import('./new-app-dialog.tsx').then((module) => module.NewAppDialog));

/** Every app somebody has a part in, over all projects. */
export function AppsPage() {
  const { t } = useTranslation('organisation');
  const { q, new: isCreating } = route.useSearch();
  const mayCreate = useAbility().can('create', 'App');
  const query = useApps(q);
  const change = useChangeSearch<{ q?: string | undefined; new?: true | undefined }>();
  const create = (open: boolean) => change({ new: open || undefined });
  const button = mayCreate && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => create(true)}>
      {t('apps.new')}
    </Button>
  );
  return (
    <Page title={t('apps.title')} description={t('apps.description')} actions={button}>
      <search className={filterClasses.filters}>
        <SearchField
          className={filterClasses.search}
          label={t('apps.search')}
          value={q}
          onSearch={(words) => change({ q: words })}
        />
      </search>
      <RecordList
        query={query}
        filter={{
          isOn: Boolean(q),
          title: t('apps.nothing.title'),
          message: t('apps.nothing.message'),
          onClear: () => change({ q: undefined }),
        }}
        empty={
          <EmptyState
            icon={<IconApps size={24} stroke={1.6} />}
            title={t('apps.empty.title')}
            message={mayCreate ? t('apps.empty.message') : t('apps.empty.read')}
            action={button}
          />
        }
      >
        {(apps) => <AppTable apps={apps} />}
      </RecordList>
      <Suspense>{isCreating && <NewAppDialog onClose={() => create(false)} />}</Suspense>
    </Page>
  );
}

/** Apps as rows; on a phone, as cards. */
function AppTable({ apps }: { apps: readonly App[] }) {
  const { t } = useTranslation('organisation');
  return (
    <RecordTable
      label={t('apps.title')}
      columns={[
        t('projects.columns.name'),
        t('apps.belongsTo'),
        t('apps.kind'),
        t('projects.columns.progress'),
      ]}
    >
      {apps.map((app) => (
        <AppTableRow key={app.id} app={app} />
      ))}
    </RecordTable>
  );
}

function AppTableRow({ app }: { app: App }) {
  const { t } = useTranslation('organisation');
  const { id, name, key, kind, project, profile, tasks } = app;
  const total = tasks.open + tasks.done;
  return (
    <tr>
      <th scope="row">
        <span className={classes.heading}>
          <Link to="/apps/$appId" params={{ appId: id }} data-row-link>
            {name}
          </Link>
          <span className={classes.key}>{key}</span>
        </span>
      </th>
      <td>{project?.name ?? profile.name}</td>
      <td>{t(`apps.kinds.${kind}`)}</td>
      <td className={classes.progress}>
        <ProgressBar
          value={tasks.done}
          max={total}
          label={t('projects.progress', { done: tasks.done, total })}
        />
      </td>
    </tr>
  );
}
