import type { Permission } from '@kazi/contract/organisation';
import { ActionIcon, Menu } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';

const EditPermissionDialog = onDemand(() =>
  import('../dialogs/edit-permission-dialog.tsx').then((module) => module.EditPermissionDialog),
);
const DeletePermissionDialog = onDemand(() =>
  import('../dialogs/delete-permission-dialog.tsx').then((module) => module.DeletePermissionDialog),
);

/** What can be done with one of the workspace's own permissions. */
export function PermissionMenu({ permission }: { permission: Permission }) {
  const { t } = useTranslation('roles');
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { name, may } = permission;
  const close = () => setOpen(undefined);
  if (!may.update && !may.delete) return null;
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('permission.actions', { name })}>
            <IconDots size={14} stroke={2} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {may.update && <Menu.Item onClick={() => setOpen('edit')}>{t('permission.edit')}</Menu.Item>}
          {may.delete && (
            <Menu.Item color="red.8" onClick={() => setOpen('delete')}>
              {t('permission.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'edit' && <EditPermissionDialog permission={permission} onClose={close} />}
        {open === 'delete' && <DeletePermissionDialog permission={permission} onClose={close} />}
      </Suspense>
    </>
  );
}
