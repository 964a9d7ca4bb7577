import { deletePermission, listPermissions, type Permission } from '@kazi/simulation/permissions';
import { toast } from '@kazi/ui/toast';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { useChange } from '../calls/use-answer.ts';
import { roleLabel } from './role-label.ts';

interface RemovePermissionProps {
  permission: Permission;
  onClose: () => void;
}

/** Asks before a permission is taken from everybody. */
export function RemovePermission({ permission, onClose }: RemovePermissionProps) {
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
