import type { Role } from '@kazi/contract/organisation';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const NewRoleDialog = onDemand(() =>
  import('./dialogs/new-role-dialog.tsx').then((module) => module.NewRoleDialog),
);
const NewPermissionDialog = onDemand(() =>
  import('./dialogs/new-permission-dialog.tsx').then((module) => module.NewPermissionDialog),
);

/** Makes roles and permissions, for who may. */
export function NewRoleAndPermission({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('roles');
  const [open, setOpen] = useState<'role' | 'permission'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Can do="create" on="Permission">
        <Button variant="default" onClick={() => setOpen('permission')}>
          {t('permission.new')}
        </Button>
      </Can>
      <Can do="create" on="Role">
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('role')}>
          {t('role.new')}
        </Button>
      </Can>
      <Suspense>
        {open === 'role' && <NewRoleDialog roles={roles} onClose={close} />}
        {open === 'permission' && <NewPermissionDialog onClose={close} />}
      </Suspense>
    </>
  );
}
