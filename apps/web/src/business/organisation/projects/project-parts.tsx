import type { App, Project } from '@kazi/contract/organisation';
import type { ProjectOverview } from '@kazi/contract/work';
import { EmptyState } from '@kazi/ui/empty-state';
import { List, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconDots from '#icons/IconDots';
import IconPencil from '#icons/IconPencil';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Menu } from '../../../shell/menu.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import classes from './project-parts.module.css';

const NewAppDialog = onDemand(() =>
  import('../apps/new-app-dialog.tsx').then((module) => module.NewAppDialog),
);

const ProjectDialog = onDemand(() => import('./project-dialogs.tsx').then((module) => module.ProjectDialog));
const DeleteProjectDialog = onDemand(() =>
  import('./project-dialogs.tsx').then((module) => module.DeleteProjectDialog),
);

/** The apps of one project. */
export const useProjectApps = (id: string) =>
  useQuery(api.organisation.apps.ofProject.queryOptions({ input: { id } }));

/** Actions on a project, those the viewer may take. */
export function ProjectActions({ project }: { project: Project }) {
  const { t } = useTranslation('organisation');
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {project.may.update && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.8} />}
          onClick={() => setOpen('edit')}
        >
          {t('projects.edit')}
        </Button>
      )}
      {project.may.delete && (
        <Menu position="bottom-end" width={200}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('projects.more')}>
              <IconDots size={18} stroke={1.8} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => setOpen('delete')}>
              {t('projects.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense>
        {open === 'edit' && <ProjectDialog project={project} onClose={close} />}
        {open === 'delete' && <DeleteProjectDialog project={project} onClose={close} />}
      </Suspense>
    </>
  );
}

interface ProjectAppsProps {
  project: Project;
  overview: ProjectOverview | undefined;
}

/** The apps of a project, how far each is, and what waits in it. */
export function ProjectApps({ project, overview }: ProjectAppsProps) {
  const { t } = useTranslation('organisation');
  const [isAdding, setAdding] = useState(false);
  const query = useProjectApps(project.id);
  // Where there are none, adding the first is what the page is there for.
  const isFirst = query.data ? query.data.items.length === 0 : project.apps === 0;
  const add = project.may.addApp && (
    <Button
      {...(!isFirst && { variant: 'default', size: 'compact-md' })}
      leftSection={<IconPlus size={16} />}
      onClick={() => setAdding(true)}
    >
      {t('apps.new')}
    </Button>
  );
  return (
    <Panel title={t('apps.title')} actions={!isFirst && add} flush>
      <Loaded query={query} rows={3} rowHeight={60}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<IconApps size={24} stroke={1.6} />}
              title={t('apps.empty.title')}
              message={project.may.addApp ? t('apps.empty.message') : t('apps.empty.read')}
              action={add}
            />
          ) : (
            <List divided>
              {items.map((app) => (
                <AppRow key={app.id} app={app} standing={overview?.apps.find(({ id }) => id === app.id)} />
              ))}
            </List>
          )
        }
      </Loaded>
      <Suspense>{isAdding && <NewAppDialog project={project} onClose={() => setAdding(false)} />}</Suspense>
    </Panel>
  );
}

interface AppRowProps {
  app: App;
  standing: ProjectOverview['apps'][number] | undefined;
}

/** An app in one line: the line leads to it, what waits to the list of just that. */
function AppRow({ app, standing }: AppRowProps) {
  const { t } = useTranslation(['organisation', 'overview']);
  const { id, name, key, kind, tasks } = app;
  const total = tasks.open + tasks.done;
  const inReview = standing?.counts['in-review'] ?? 0;
  const overdue = standing?.overdue ?? 0;
  return (
    <li className={classes.app}>
      <span className={classes.key} dir="auto">
        {key}
      </span>
      <Stack as="span" shrinks>
        <Link to="/apps/$appId" params={{ appId: id }} className={classes.name} dir="auto">
          {name}
        </Link>
        <Text as="span" tone="muted" size={12}>
          {t(`apps.kinds.${kind}`)}
        </Text>
      </Stack>
      <span className={classes.waiting}>
        {overdue > 0 && (
          <Link to="/apps/$appId/list" params={{ appId: id }} search={{ due: 'overdue' }} data-late>
            {t('overview:apps.overdue', { count: overdue })}
          </Link>
        )}
        {inReview > 0 && (
          <Link to="/apps/$appId/list" params={{ appId: id }} search={{ status: ['in-review'] }}>
            {t('overview:apps.inReview', { count: inReview })}
          </Link>
        )}
      </span>
      <span className={classes.progress}>
        <ProgressBar
          value={tasks.done}
          max={total}
          label={t('projects.progress', { done: tasks.done, total })}
        />
      </span>
    </li>
  );
}
