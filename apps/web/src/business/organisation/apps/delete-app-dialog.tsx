import type { App } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { links } from '../../links.ts';
import { DeleteDialog } from '../shared/delete-dialog.tsx';

interface DeleteAppDialogProps {
  app: App;
  onClose: () => void;
}

export function DeleteAppDialog({ app, onClose }: DeleteAppDialogProps) {
  const { t } = useTranslation('organisation');
  const navigate = useNavigate();
  const { id, name, key, project, tasks } = app;
  const remove = useMutation(
    api.organisation.apps.delete.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: project ? links.project(project.id) : '/apps', replace: true });
        queryClient.removeQueries({ queryKey: api.organisation.apps.get.queryKey({ input: { id } }) });
        await queryClient.invalidateQueries({ queryKey: api.organisation.key() });
        toast({ message: t('apps.deleted', { name }) });
      },
    }),
  );
  return (
    <DeleteDialog
      title={t('apps.deleteTitle', { name })}
      expected={key}
      confirmLabel={t('apps.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {t('apps.deleteMessage', { tasks: t('projects.tasks', { count: tasks.open + tasks.done }) })}
    </DeleteDialog>
  );
}
