import type { User } from '@kazi/contract/identity';
import { ActionIcon } from '@mantine/core';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDeviceDesktopOff from '#icons/IconDeviceDesktopOff';
import IconDots from '#icons/IconDots';
import IconMail from '#icons/IconMail';
import IconShieldX from '#icons/IconShieldX';
import IconUserCheck from '#icons/IconUserCheck';
import IconUserOff from '#icons/IconUserOff';
import IconUserShield from '#icons/IconUserShield';
import { client } from '../../../api/client.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Menu } from '../../../shell/menu.tsx';
import { MenuActions } from '../../../shell/menu-actions.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { changeUser } from './use-users.ts';

const ChangeRoleDialog = onDemand(() =>
  import('./user-dialogs.tsx').then((module) => module.ChangeRoleDialog),
);
const ResetFactorsDialog = onDemand(() =>
  import('./user-dialogs.tsx').then((module) => module.ResetFactorsDialog),
);
const EmailDialog = onDemand(() => import('./email-dialog.tsx').then((module) => module.EmailDialog));
const SuspendDialog = onDemand(() => import('./user-dialogs.tsx').then((module) => module.SuspendDialog));

interface UserActionsProps {
  user: User;
  /** Actions of the page, which come last. */
  further?: ComponentProps<typeof MenuActions>['actions'];
}

/** Actions on a user, those the viewer may take; nothing for other viewers. */
export function UserActions({ user, further = [] }: UserActionsProps) {
  const { t } = useTranslation('users');
  const [open, setOpen] = useState<'role' | 'factors' | 'suspend' | 'email'>();
  const activate = useActivate();
  const endSessions = useEndSessions();
  const { may, status } = user;
  const waits = status === 'waiting';
  if (!may.changeRole && !may.suspend) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('actions.about', { name })}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuActions
            actions={[
              may.suspend &&
                waits && { label: t('actions.letIn'), icon: IconUserCheck, run: () => activate(user) },
              may.changeRole && {
                label: t('actions.changeRole'),
                icon: IconUserShield,
                run: () => setOpen('role'),
              },
              may.suspend &&
                status === 'active' && {
                  label: t('actions.changeEmail'),
                  icon: IconMail,
                  run: () => setOpen('email'),
                },
              may.suspend &&
                status === 'active' && {
                  label: t('actions.endSessions'),
                  icon: IconDeviceDesktopOff,
                  run: () => endSessions(user),
                },
              may.suspend && {
                label: t('actions.resetFactors'),
                icon: IconShieldX,
                run: () => setOpen('factors'),
              },
              may.suspend &&
                status !== 'suspended' && {
                  label: waits ? t('actions.turnAway') : t('actions.suspend'),
                  icon: IconUserOff,
                  run: () => setOpen('suspend'),
                },
              may.suspend &&
                status === 'suspended' && {
                  label: t('actions.reinstate'),
                  icon: IconUserCheck,
                  run: () => activate(user),
                },
              ...further,
            ]}
          />
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'role' && <ChangeRoleDialog user={user} onClose={close} />}
        {open === 'factors' && <ResetFactorsDialog user={user} onClose={close} />}
        {open === 'suspend' && <SuspendDialog user={user} onClose={close} />}
        {open === 'email' && <EmailDialog user={user} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Lets a user in: for the first time, or again. */
function useActivate(): (user: User) => void {
  const { t } = useTranslation('users');
  const { run } = useWrite(changeUser, {
    changes: ['user'],
    says: ({ firstName, lastName }) => t('actions.reinstated', { name: `${firstName} ${lastName}` }),
  });
  return ({ id }) => void run({ id, status: 'active' });
}

/** Logs a person out on every device, as when one of theirs is lost. */
function useEndSessions(): (user: User) => void {
  const { t } = useTranslation('users');
  const { run } = useWrite(({ id }: User) => client.identity.users.endSessions({ id }), {
    changes: [],
    says: ({ ended }, { firstName, lastName }) =>
      t('actions.sessionsEnded', { name: `${firstName} ${lastName}`, count: ended }),
  });
  return (user) => void run(user);
}
