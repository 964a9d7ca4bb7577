import type { Project } from '@kazi/contract/organisation';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { DeleteDialog } from '../shared/delete-dialog.tsx';

interface DeleteProjectDialogProps {
  project: Project;
  onClose: () => void;
}

export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps) {
  const { t } = useTranslation('organisation');
  const navigate = useNavigate();
  const { id, name, key, apps, tasks } = project;
  const remove = useWrite(client.organisation.projects.delete, {
    changes: ['project', 'team', 'invitation'],
    leave: () => navigate({ to: '/projects', replace: true }),
    gone: () => api.organisation.projects.get.queryKey({ input: { id } }),
    says: () => t('projects.deleted', { name }),
  });
  return (
    <DeleteDialog
      title={t('projects.deleteTitle', { name })}
      expected={key}
      confirmLabel={t('projects.delete')}
      busy={remove.busy}
      onConfirm={() => remove.run({ id })}
      onClose={onClose}
    >
      {t('projects.deleteMessage', {
        apps: t('projects.apps', { count: apps }),
        tasks: t('projects.tasks', { count: tasks.open + tasks.done }),
      })}
    </DeleteDialog>
  );
}
