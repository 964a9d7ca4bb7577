import type { Role } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../../api/place-errors.ts';
import { api } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { FormDialog } from '../../../../shell/dialog/form-dialog.tsx';
import { useRoleName } from '../../../identity/index.ts';
import { RoleFields } from './role-fields.tsx';

interface NewRoleDialogProps {
  roles: readonly Role[];
  onClose: () => void;
}

/** Makes a role, with the permissions of another one to begin with. */
export function NewRoleDialog({ roles, onClose }: NewRoleDialogProps) {
  const { t } = useTranslation('roles');
  const nameOf = useRoleName();
  const [template, setTemplate] = useState('');
  const form = useForm({ initialValues: { name: '', description: '', requiresSecondFactor: false } });
  const create = useMutation(
    api.organisation.roles.create.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async ({ name }) => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.roles.key() });
        toast({ message: t('role.created', { name }) });
        onClose();
      },
    }),
  );
  const permissions = roles.find(({ id }) => id === template)?.permissions ?? [];
  return (
    <FormDialog
      title={t('role.new')}
      submitLabel={t('role.create')}
      busy={create.isPending}
      onSubmit={form.onSubmit((values) => create.mutate({ ...values, permissions }))}
      onClose={onClose}
    >
      <RoleFields form={form} />
      <NativeSelect
        label={t('role.template')}
        description={t('role.templateHint')}
        value={template}
        onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
        data={[
          { value: '', label: t('role.blank') },
          ...roles
            .filter(({ name }) => name !== 'owner')
            .map(({ id, name }) => ({ value: id, label: nameOf(name) })),
        ]}
      />
    </FormDialog>
  );
}
