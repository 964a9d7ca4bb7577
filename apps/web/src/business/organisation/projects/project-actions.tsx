import type { Project } from '@kazi/contract/organisation';
import { ActionIcon, Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Menu } from '../../../shell/menu.tsx';

const ProjectDialog = onDemand(() => import('./project-dialogs.tsx').then((module) => module.ProjectDialog));
const DeleteProjectDialog = onDemand(() =>
  import('./project-dialogs.tsx').then((module) => module.DeleteProjectDialog),
);

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
            <Menu.Item
              color="red.8"
              leftSection={<IconTrash size={16} stroke={1.6} />}
              onClick={() => setOpen('delete')}
            >
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
