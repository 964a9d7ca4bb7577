import type { Role } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { api } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { FormDialog } from '../../../../shell/dialog/form-dialog.tsx';
import { NewerVersionDialog } from '../../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../../shell/edit-form/use-versioned-edit.ts';
import { useRoleName } from '../../../identity/index.ts';
import { RoleFields, type RoleValues } from './role-fields.tsx';

interface EditRoleDialogProps {
  role: Role;
  onClose: () => void;
}

const roleValues = ({ name, description, requiresSecondFactor }: Role): RoleValues => ({
  name,
  description,
  requiresSecondFactor,
});

/** Name and description of a role. */
export function EditRoleDialog({ role, onClose }: EditRoleDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const nameOf = useRoleName();
  const form = useForm({ initialValues: roleValues(role) });
  const edit = useVersionedEdit({
    item: role,
    form,
    valuesOf: roleValues,
    save: (change, version) => client.organisation.roles.update({ id: role.id, version, ...change }),
    onSaved: async ({ name }) => {
      await queryClient.invalidateQueries({ queryKey: api.organisation.roles.key() });
      toast({ message: t('role.saved', { name: nameOf(name) }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('role.editTitle', { name: nameOf(role.name) })}
      submitLabel={t('common:save')}
      busy={edit.isSaving}
      onSubmit={edit.submit}
      onClose={onClose}
      over={
        <NewerVersionDialog
          edit={edit}
          labels={{
            name: t('role.name'),
            description: t('role.description'),
            requiresSecondFactor: t('role.requiresSecondFactor'),
          }}
          show={(values, field) =>
            field === 'requiresSecondFactor' ? t(values[field] ? 'role.yes' : 'role.no') : values[field]
          }
        />
      }
    >
      <RoleFields form={form} isBuiltIn={role.builtIn} isFixed={!role.may.update} />
    </FormDialog>
  );
}
