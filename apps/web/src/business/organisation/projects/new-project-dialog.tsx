import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useProfiles } from '../../identity/index.ts';
import { newProjectValues, ProjectFields, projectChange } from './project-fields.tsx';

/**
 * Makes a project, of the profile that is acted as. The server decides what is right; what it refuses stands under
 * the field it is about.
 */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('organisation');
  const navigate = useNavigate();
  const { selected: profile } = useProfiles();
  const form = useForm({ initialValues: newProjectValues });
  const create = useMutation(
    api.organisation.projects.create.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async ({ id, name }) => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.projects.key() });
        toast({ message: t('projects.form.created', { name }) });
        await navigate({ to: '/projects/$projectId', params: { projectId: id } });
      },
    }),
  );

  return (
    <FormDialog
      title={t('projects.form.title')}
      submitLabel={t('projects.form.submit')}
      busy={create.isPending}
      onSubmit={form.onSubmit((values) => create.mutate({ ...projectChange(values), profile: profile?.id }))}
      onClose={onClose}
    >
      <ProjectFields form={form} isNew />
    </FormDialog>
  );
}
