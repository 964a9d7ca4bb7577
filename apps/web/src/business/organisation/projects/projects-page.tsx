import { type Project, projectStatuses } from '@kazi/contract/organisation';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Text } from '@kazi/ui/layout';
import { ProgressBar } from '@kazi/ui/progress-bar';
import type { Column } from '@kazi/ui/record-table';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconFolders from '#icons/IconFolders';
import IconPlus from '#icons/IconPlus';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { StatusBadge } from '../../status.tsx';
import { ProjectDates } from './project-dates.tsx';
import classes from './projects.module.css';

const route = getRouteApi('/_app/projects/');

const ProjectDialog = onDemand(() => import('./project-dialogs.tsx').then((module) => module.ProjectDialog));

/** The projects somebody has a part in. Filter and dialog live in the address. */
export function ProjectsPage() {
  const { t } = useTranslation(['organisation', 'common']);
  const search = route.useSearch();
  const { q, status } = search;
  const may = useAbility().can('create', 'Project');
  return (
    <ListPage
      title={t('projects.title')}
      description={t('projects.description')}
      create={{ label: t('projects.new'), icon: IconPlus, may, dialog: ProjectDialog }}
      list={useList(api.organisation.projects.list, (cursor) => ({ q, status, cursor }), { kept: !q })}
      columns={useColumns()}
      search={search}
      filters={[
        { kind: 'words', name: 'q', label: t('projects.search') },
        {
          kind: 'choice',
          name: 'status',
          label: t('projects.columns.status'),
          any: t('projects.anyStatus'),
          options: projectStatuses.map((value) => ({ value, label: t(`common:projectStatus.${value}`) })),
        },
      ]}
      nothing={t('projects.nothing', { returnObjects: true })}
      empty={{
        icon: IconFolders,
        title: t('projects.empty.title'),
        message: may ? t('projects.empty.message') : t('projects.empty.read'),
      }}
    />
  );
}

function useColumns(): Column<Project>[] {
  const { t } = useTranslation(['organisation', 'common']);
  return [
    {
      heading: t('projects.columns.name'),
      cell: ({ id, name, key }) => (
        <Row as="span" align="baseline" gap={8} lineGap={0} wrap>
          <Link to="/projects/$projectId" params={{ projectId: id }} data-row-link>
            {name}
          </Link>
          <Text as="span" tone="muted" size={12} weight={500}>
            {key}
          </Text>
        </Row>
      ),
    },
    {
      heading: t('projects.columns.status'),
      cell: ({ status }) => <StatusBadge status={status}>{t(`common:projectStatus.${status}`)}</StatusBadge>,
    },
    {
      heading: t('projects.columns.owner'),
      cell: ({ owner }) => (
        <Row as="span" gap={8} inline>
          <Avatar name={owner.name} src={owner.avatar} size={24} decorative />
          <span className={classes.owner}>{owner.name}</span>
        </Row>
      ),
    },
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
    {
      heading: t('projects.columns.dates'),
      className: classes.dates,
      cell: ({ startsOn, endsOn }) => <ProjectDates startsOn={startsOn} endsOn={endsOn} />,
    },
  ];
}
