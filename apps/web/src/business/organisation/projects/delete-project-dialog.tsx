import type { Project } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { DeleteDialog } from '../shared/delete-dialog.tsx';

interface DeleteProjectDialogProps {
  project: Project;
  onClose: () => void;
}

export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps) {
  const { t } = useTranslation('organisation');
  const navigate = useNavigate();
  const { id, name, key, apps, tasks } = project;
  const remove = useMutation(
    api.organisation.projects.delete.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/projects', replace: true });
        queryClient.removeQueries({
          queryKey: api.organisation.projects.get.queryKey({ input: { id } }),
        });
        await queryClient.invalidateQueries({ queryKey: api.organisation.key() });
        toast({ message: t('projects.deleted', { name }) });
      },
    }),
  );
  return (
    <DeleteDialog
      title={t('projects.deleteTitle', { name })}
      expected={key}
      confirmLabel={t('projects.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {t('projects.deleteMessage', {
        apps: t('projects.apps', { count: apps }),
        tasks: t('projects.tasks', { count: tasks.open + tasks.done }),
      })}
    </DeleteDialog>
  );
}
