import { rules } from 'virtual:rules/organisation.roles.create';
import type { Role } from '@kazi/contract/organisation';
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { RecordDialog } from '../../../shell/form/record-dialog.tsx';
import { useRoleName } from '../../identity/index.ts';

const roleForm = defineForm({
  draft: 'role',
  rules,
  from: ({ name, description, requiresSecondFactor }: Role) => ({ name, description, requiresSecondFactor }),
  empty: { name: '', description: '', requiresSecondFactor: false },
  useFields() {
    const { t } = useTranslation('roles');
    return {
      name: t('role.name'),
      description: t('role.description'),
      requiresSecondFactor: {
        label: t('role.requiresSecondFactor'),
        show: (isRequired) => t(isRequired ? 'role.yes' : 'role.no'),
      },
    };
  },
});

interface RoleDialogProps {
  /** The role that is changed; a new one without it. */
  role?: Role;
  /** Roles whose permissions a new one may begin with. */
  templates?: readonly Role[];
  onClose: () => void;
}

/** Name and description of a role. A built-in role keeps its name, the owner's also its description. */
export function RoleDialog({ role, templates = [], onClose }: RoleDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const nameOf = useRoleName();
  const [template, setTemplate] = useState('');
  const permissions = templates.find(({ id }) => id === template)?.permissions ?? [];
  return (
    <RecordDialog
      form={roleForm}
      record={role}
      title={role ? t('role.editTitle', { name: nameOf(role.name) }) : t('role.new')}
      submitLabel={role ? t('common:save') : t('role.create')}
      create={(input) => client.organisation.roles.create({ ...input, permissions })}
      update={(change, seen) => client.organisation.roles.update({ ...seen, ...change })}
      changes={['role']}
      says={({ name }) => (role ? t('role.saved', { name: nameOf(name) }) : t('role.created', { name }))}
      onClose={onClose}
    >
      {(form) => (
        <>
          {!role?.builtIn && <TextInput {...form.getInputProps('name')} data-autofocus />}
          {(!role || role.may.update) && (
            <Textarea {...form.getInputProps('description')} autosize minRows={2} maxRows={6} />
          )}
          <Switch
            {...form.getInputProps('requiresSecondFactor', { type: 'checkbox' })}
            description={t('role.requiresSecondFactorWhy')}
          />
          {!role && (
            <NativeSelect
              label={t('role.template')}
              description={t('role.templateHint')}
              value={template}
              onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
              data={[
                { value: '', label: t('role.blank') },
                ...templates
                  .filter(({ name }) => name !== 'owner')
                  .map(({ id, name }) => ({ value: id, label: nameOf(name) })),
              ]}
            />
          )}
        </>
      )}
    </RecordDialog>
  );
}

interface DeleteRoleDialogProps {
  role: Role;
  onClose: () => void;
}

/** Deletes a role; one that people have leads to them first. */
export function DeleteRoleDialog({ role: { id, name, people }, onClose }: DeleteRoleDialogProps) {
  const { t } = useTranslation('roles');
  const navigate = useNavigate();
  if (people > 0) {
    return (
      <Confirm
        title={t('role.inUse')}
        confirmLabel={t('role.showPeople')}
        busy={false}
        onConfirm={() => navigate({ to: '/people', search: { role: name } })}
        onClose={onClose}
      >
        {t('role.inUseMessage', { count: people })}
      </Confirm>
    );
  }
  return (
    <DeleteDialog
      title={t('role.deleteTitle', { name })}
      confirmLabel={t('role.delete')}
      remove={() => client.organisation.roles.delete({ id })}
      changes={['role']}
      says={t('role.deleted', { name })}
      onClose={onClose}
    >
      {t('role.deleteMessage')}
    </DeleteDialog>
  );
}
