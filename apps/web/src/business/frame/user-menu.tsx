import { Avatar } from '@kazi/ui/avatar';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconLogout from '#icons/IconLogout';
import IconShieldLock from '#icons/IconShieldLock';
import IconUserCircle from '#icons/IconUserCircle';
import { client } from '../../api/client.ts';
import { countDrafts } from '../../session/drafts.ts';
import { endSession, forgetDevice, knownDevice, useSignedIn } from '../../session/session.ts';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import classes from '../../shell/frame/account-menu.module.css';
import { Menu } from '../../shell/menu.tsx';
import { useProfiles } from '../identity/profiles/use-profiles.ts';

/** The user logged in, the profile they act as, and the way out. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const { user } = useSignedIn();
  const name = `${user.firstName} ${user.lastName}`;
  /** What is asked about before its person logs out, with the device that the server shall forget. */
  const [unsaved, setUnsaved] = useState<{ count: number; device: string | undefined }>();
  const leave = (device?: string) => {
    const count = countDrafts();
    if (count === 0) void signOut(device);
    else setUnsaved({ count, device });
  };
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <UnstyledButton className={classes.target} aria-label={t('user.menu', { name })}>
            <Avatar name={name} src={user.avatar} size={32} decorative />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.person}>
            <strong>{name}</strong>
            <span>{user.email}</span>
          </div>
          <Menu.Item component={Link} to="/account" leftSection={<IconUserCircle size={16} stroke={1.6} />}>
            {t('user.account')}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to="/account/security"
            leftSection={<IconShieldLock size={16} stroke={1.6} />}
          >
            {t('user.security')}
          </Menu.Item>
          <ProfileChoices />
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => leave()}>
            {t('user.signOut')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => leave(knownDevice())}>
            {t('user.signOutForget')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {unsaved && (
        <Confirm
          danger
          title={t('user.unsaved')}
          confirmLabel={t('user.signOutAnyway')}
          cancelLabel={t('user.stay')}
          busy={false}
          onConfirm={() => void signOut(unsaved.device)}
          onClose={() => setUnsaved(undefined)}
        >
          {t('user.unsavedCount', { count: unsaved.count })}
        </Confirm>
      )}
    </>
  );
}

/** The device forgets the login whether or not the server can be told; as one that others use, also that the server knows it. */
async function signOut(device?: string): Promise<void> {
  await client.identity.authentication.logout(device ? { device } : undefined).catch(() => undefined);
  if (device) forgetDevice();
  await endSession();
}

/** The profiles to act as, once there is more than one. */
function ProfileChoices() {
  const { t } = useTranslation('shell');
  const { profiles, selected, choose } = useProfiles();
  if (profiles.length < 2) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('user.actingAs')}</Menu.Label>
      <Menu.RadioGroup value={selected?.id ?? null}>
        {profiles.map(({ id, name }) => (
          <Menu.RadioItem key={id} value={id} onChange={choose}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
