import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
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
  const create = useWrite(client.organisation.projects.create, {
    changes: ['project'],
    form,
    says: ({ name }) => t('projects.form.created', { name }),
    done: ({ id }) => navigate({ to: '/projects/$projectId', params: { projectId: id } }),
  });
  return (
    <FormDialog
      title={t('projects.form.title')}
      submitLabel={t('projects.form.submit')}
      busy={create.busy}
      onSubmit={form.onSubmit((values) => create.run({ ...projectChange(values), profile: profile?.id }))}
      onClose={onClose}
    >
      <ProjectFields form={form} isNew />
    </FormDialog>
  );
}
