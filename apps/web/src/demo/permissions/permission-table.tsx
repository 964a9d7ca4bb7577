import type { Permission } from '@kazi/simulation/permissions';
import { deletePermission, listPermissions } from '@kazi/simulation/permissions';
import { RecordTable } from '@kazi/ui/record-table';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Badge, Menu, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import IconDots from '#icons/IconDots';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { useChange } from '../calls/use-answer.ts';
import classes from './permission-table.module.css';
import { roleLabel } from './permissions.ts';
import { RenamePermissionDialog } from './rename-permission-dialog.tsx';

/** Permissions as rows; on a phone, as cards. */
export function PermissionTable({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <RecordTable
      label="Permissions"
      columns={['Name', 'Assigned to', 'Created', <VisuallyHidden key="actions">Actions</VisuallyHidden>]}
    >
      {permissions.map((permission) => (
        <PermissionRow key={permission.id} permission={permission} />
      ))}
    </RecordTable>
  );
}

function PermissionRow({ permission }: { permission: Permission }) {
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const close = () => setAsked(undefined);
  return (
    <tr>
      <th scope="row">{permission.name}</th>
      <td>
        <span className={classes.roles}>
          {permission.assignedTo.map((role) => (
            <Badge key={role} variant="light" color={role === 'administrator' ? 'teal' : 'gray'} tt="none">
              {roleLabel(role)}
            </Badge>
          ))}
        </span>
      </td>
      <td className={classes.date}>{permission.createdDate}</td>
      <td data-actions>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`Actions of ${permission.name}`}>
              <IconDots size={18} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setAsked('rename')}>
              Rename
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} stroke={1.6} />}
              onClick={() => setAsked('remove')}
            >
              Remove
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

/** Asks before a permission is taken from everybody. */
function RemovePermission({ permission, onClose }: RemovePermissionProps) {
  const remove = useChange(deletePermission, {
    changes: [listPermissions],
    onDone: () => {
      toast({ message: `${permission.name} was removed.` });
      onClose();
    },
  });
  return (
    <Confirm
      title={`Remove ${permission.name}?`}
      confirmLabel="Remove permission"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: permission.id })}
      onClose={onClose}
    >
      Nobody will have it any more: {permission.assignedTo.map(roleLabel).join(', ')}.
    </Confirm>
  );
}
