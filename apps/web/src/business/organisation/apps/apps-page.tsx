import type { App } from '@kazi/contract/organisation';
import { Row, Text } from '@kazi/ui/layout';
import { ProgressBar } from '@kazi/ui/progress-bar';
import type { Column } from '@kazi/ui/record-table';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconPlus from '#icons/IconPlus';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import classes from '../projects/projects.module.css';

const route = getRouteApi('/_app/apps/');

const NewAppDialog = onDemand(() => import('./new-app-dialog.tsx').then((module) => module.NewAppDialog));

/** Every app somebody has a part in, over all projects. */
export function AppsPage() {
  const { t } = useTranslation('organisation');
  const search = route.useSearch();
  const { q } = search;
  const may = useAbility().can('create', 'App');
  return (
    <ListPage
      title={t('apps.title')}
      description={t('apps.description')}
      create={{ label: t('apps.new'), icon: IconPlus, may, dialog: NewAppDialog }}
      list={useList(api.organisation.apps.list, (cursor) => ({ q, cursor }), { kept: !q })}
      columns={useColumns()}
      search={search}
      filters={[{ kind: 'words', name: 'q', label: t('apps.search') }]}
      nothing={t('apps.nothing', { returnObjects: true })}
      empty={{
        icon: IconApps,
        title: t('apps.empty.title'),
        message: may ? t('apps.empty.message') : t('apps.empty.read'),
      }}
    />
  );
}

function useColumns(): Column<App>[] {
  const { t } = useTranslation('organisation');
  return [
    {
      heading: t('projects.columns.name'),
      cell: ({ id, name, key }) => (
        <Row as="span" align="baseline" gap={8} lineGap={0} wrap>
          <Link to="/apps/$appId" params={{ appId: id }} data-row-link>
            {name}
          </Link>
          <Text as="span" tone="muted" size={12} weight={500}>
            {key}
          </Text>
        </Row>
      ),
    },
    { heading: t('apps.belongsTo'), cell: ({ project, profile }) => project?.name ?? profile.name },
    { heading: t('apps.kind'), cell: ({ kind }) => t(`apps.kinds.${kind}`) },
    {
      heading: t('projects.columns.progress'),
      className: classes.progress,
      cell: ({ tasks: { open, done } }) => (
        <ProgressBar
          value={done}
          max={open + done}
          label={t('projects.progress', { done, total: open + done })}
        />
      ),
    },
  ];
}
