import type { Project } from '@kazi/contract/organisation';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../shell/edit-form/use-versioned-edit.ts';
import { ProjectFields, projectChange, projectValues } from './project-fields.tsx';

interface EditProjectDialogProps {
  project: Project;
  onClose: () => void;
}

export function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const { t } = useTranslation(['organisation', 'common']);
  const form = useForm({ initialValues: projectValues(project) });
  const edit = useVersionedEdit({
    item: project,
    form,
    valuesOf: projectValues,
    save: (change, version) =>
      client.organisation.projects.update({ id: project.id, version, ...projectChange(change) }),
    changes: ['project'],
    says: ({ name }) => t('projects.saved', { name }),
    onSaved: onClose,
  });
  const labels = {
    name: t('projects.form.name'),
    key: t('projects.form.key'),
    description: t('projects.form.description'),
    status: t('projects.columns.status'),
    startsOn: t('projects.form.startsOn'),
    endsOn: t('projects.form.endsOn'),
  };
  return (
    <FormDialog
      title={t('projects.edit')}
      submitLabel={t('common:save')}
      busy={edit.isSaving}
      onSubmit={edit.submit}
      onClose={onClose}
      over={
        <NewerVersionDialog
          edit={edit}
          labels={labels}
          show={(values, field) =>
            field === 'status' ? t(`common:projectStatus.${values.status}`) : values[field]
          }
        />
      }
    >
      <ProjectFields form={form} />
    </FormDialog>
  );
}
