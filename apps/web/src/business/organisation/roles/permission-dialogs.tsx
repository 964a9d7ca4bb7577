import { rules } from 'virtual:rules/organisation.permissions.create';
import { actions, subjects } from '@kazi/contract/abilities';
import type { Permission } from '@kazi/contract/organisation';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { useLabels } from './use-labels.ts';

const permissionForm = defineForm({
  draft: 'permission',
  rules,
  from: ({ name, action, subject }: Permission) => ({ name, action, subject }),
  empty: { name: '', action: 'read', subject: 'Project' },
  useFields() {
    const { t } = useTranslation('roles');
    const labels = useLabels();
    return {
      name: t('permission.name'),
      action: {
        label: t('permission.action'),
        data: actions.map((value) => ({ value, label: labels.action(value) })),
      },
      subject: {
        label: t('permission.subject'),
        data: subjects.map((value) => ({ value, label: labels.subject(value) })),
      },
    };
  },
});

interface PermissionDialogProps {
  /** One of the workspace's own, which is changed for every role that has it; a new one without it. */
  permission?: Permission;
  onClose: () => void;
}

/** A permission of the workspace's own: a name that people there understand for an action and a subject. */
export function PermissionDialog({ permission, onClose }: PermissionDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const { create, update } = client.organisation.permissions;
  return (
    <SendDialog
      form={permissionForm}
      record={permission}
      title={permission ? t('permission.editTitle', { name: permission.name }) : t('permission.new')}
      submitLabel={permission ? t('common:save') : t('permission.create')}
      send={(input) => (permission ? update({ id: permission.id, ...input }) : create(input))}
      changes={['permission']}
      says={({ name }: Permission) => t(permission ? 'permission.saved' : 'permission.created', { name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput {...form.getInputProps('name')} description={t('permission.nameHint')} data-autofocus />
          <div className={formClasses.pair}>
            <NativeSelect {...form.getInputProps('action')} />
            <NativeSelect {...form.getInputProps('subject')} />
          </div>
        </>
      )}
    </SendDialog>
  );
}

interface DeletePermissionDialogProps {
  permission: Permission;
  onClose: () => void;
}

export function DeletePermissionDialog({ permission, onClose }: DeletePermissionDialogProps) {
  const { t } = useTranslation('roles');
  const { id, name, roles } = permission;
  return (
    <DeleteDialog
      title={t('permission.deleteTitle', { name })}
      confirmLabel={t('permission.delete')}
      remove={() => client.organisation.permissions.delete({ id })}
      changes={['permission']}
      says={t('permission.deleted', { name })}
      onClose={onClose}
    >
      {t('permission.deleteMessage', { count: roles.length })}
    </DeleteDialog>
  );
}
