import {
  deletePermission,
  listPermissions,
  type Permission,
  updatePermission,
} from '@kazi/simulation/permissions';
import { useLocale } from '@kazi/ui/locale';
import { RecordTable } from '@kazi/ui/record-table';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Badge, Menu, TextInput, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useChange } from '../calls/use-answer.ts';
import { given } from '../parts/validators.ts';
import classes from './permission-table.module.css';

/** Permissions as rows; on a phone, as cards. */
export function PermissionTable({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('demo/access');
  return (
    <RecordTable
      label={t('permissions.title')}
      columns={[
        t('permissions.columns.name'),
        t('permissions.columns.assignedTo'),
        t('permissions.columns.created'),
        <VisuallyHidden key="actions">{t('permissions.columns.actions')}</VisuallyHidden>,
      ]}
    >
      {permissions.map((permission) => (
        <PermissionRow key={permission.id} permission={permission} />
      ))}
    </RecordTable>
  );
}

function PermissionRow({ permission }: { permission: Permission }) {
  const { t } = useTranslation('demo/access');
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const close = () => setAsked(undefined);
  return (
    <tr>
      <th scope="row">
        <bdi>{permission.name}</bdi>
      </th>
      <td>
        <span className={classes.roles}>
          {permission.assignedTo.map((role) => (
            <Badge key={role} variant="light" color={role === 'administrator' ? 'accent' : 'gray'} tt="none">
              {t(`roles.${role}`)}
            </Badge>
          ))}
        </span>
      </td>
      <td className={classes.date}>
        <bdi>{permission.createdDate}</bdi>
      </td>
      <td data-actions>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('permissions.actionsOf', { name: permission.name })}
            >
              <IconDots size={18} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setAsked('rename')}>
              {t('permissions.rename')}
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} stroke={1.6} />}
              onClick={() => setAsked('remove')}
            >
              {t('permissions.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {asked === 'rename' && <RenamePermissionDialog permission={permission} onClose={close} />}
        {asked === 'remove' && <RemovePermission permission={permission} onClose={close} />}
      </td>
    </tr>
  );
}

interface RemovePermissionProps {
  permission: Permission;
  onClose: () => void;
}

/** Asks before a permission is taken from every role. */
function RemovePermission({ permission, onClose }: RemovePermissionProps) {
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  const { t } = useTranslation('demo/access');
  const remove = useChange(deletePermission, {
    changes: [listPermissions],
    onDone: () => {
      toast({ message: t('permissions.removed', { name: permission.name }) });
      onClose();
    },
  });
  return (
    <Confirm
      title={t('permissions.removeTitle', { name: permission.name })}
      confirmLabel={t('permissions.removeConfirm')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: permission.id })}
      onClose={onClose}
    >
      {t('permissions.removeEffect', {
        roles: list.format(permission.assignedTo.map((role) => t(`roles.${role}`))),
      })}
    </Confirm>
  );
}

interface RenamePermissionDialogProps {
  permission: Permission;
  onClose: () => void;
}

/** Gives a permission another name; the roles that have it keep it. */
function RenamePermissionDialog({ permission, onClose }: RenamePermissionDialogProps) {
  const { t } = useTranslation('demo/access');
  const form = useForm({
    initialValues: { name: permission.name },
    validate: { name: given(t('permissions.nameMissing')) },
  });
  const rename = useChange(updatePermission, {
    changes: [listPermissions],
    onDone: (_answer, { name }) => {
      toast({ message: t('permissions.renamed', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('permissions.renameTitle', { name: permission.name })}
      submitLabel={t('permissions.rename')}
      busy={rename.isPending}
      onSubmit={form.onSubmit(({ name }) => rename.mutate({ id: permission.id, name: name.trim() }))}
      onClose={onClose}
    >
      <TextInput label={t('permissions.name')} data-autofocus {...form.getInputProps('name')} />
    </FormDialog>
  );
}
