import type { Role } from '@kazi/contract/organisation';
import { ActionIcon, Menu } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconLock from '#icons/IconLock';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';
import { useRoleName } from '../../../identity/index.ts';
import classes from './matrix.module.css';

const RoleDialog = onDemand(() => import('../role-dialogs.tsx').then((module) => module.RoleDialog));
const DeleteRoleDialog = onDemand(() =>
  import('../role-dialogs.tsx').then((module) => module.DeleteRoleDialog),
);

interface RoleHeadingProps {
  role: Role;
  /** It has changes that are not saved. */
  isChanged: boolean;
}

/** A role at the head of its column: its name, how many people have it, and what can be done with it. */
export function RoleHeading({ role, isChanged }: RoleHeadingProps) {
  const { t } = useTranslation('roles');
  const nameOf = useRoleName();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const name = nameOf(role.name);
  const close = () => setOpen(undefined);
  return (
    <th scope="col" className={classes.role} title={role.description || undefined}>
      <span className={classes.roleLine}>
        <span className={classes.roleName}>
          {name}
          {isChanged && <span className={classes.dot} title={t('draft.changed')} />}
        </span>
        {role.may.requireFactor || role.may.delete ? (
          <Menu position="bottom-end" width={200}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('role.actions', { name })}>
                <IconChevronDown size={14} stroke={2} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {role.may.requireFactor && (
                <Menu.Item onClick={() => setOpen('edit')}>{t('role.edit')}</Menu.Item>
              )}
              {role.may.delete && (
                <Menu.Item color="red.8" onClick={() => setOpen('delete')}>
                  {t('role.delete')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        ) : (
          <IconLock size={14} stroke={1.8} aria-label={t('role.locked')} />
        )}
      </span>
      <span className={classes.people}>{t('role.people', { count: role.people })}</span>
      <Suspense>
        {open === 'edit' && <RoleDialog role={role} onClose={close} />}
        {open === 'delete' && <DeleteRoleDialog role={role} onClose={close} />}
      </Suspense>
    </th>
  );
}
