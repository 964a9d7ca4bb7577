import { Avatar } from '@kazi/ui/avatar';
import { UnstyledButton } from '@mantine/core';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconFolderPlus from '#icons/IconFolderPlus';
import IconLogout from '#icons/IconLogout';
import IconShieldLock from '#icons/IconShieldLock';
import IconSquarePlus from '#icons/IconSquarePlus';
import IconUserCircle from '#icons/IconUserCircle';
import { client } from '../../api/client.ts';
import { api } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { fetchInBackground, savesData } from '../../boot/fetching-ahead.ts';
import { useLive } from '../../live/use-live.ts';
import { SessionAbility, useAbility } from '../../session/ability.tsx';
import { endSession, forgetDevice, knownDevice, updateSession, useSignedIn } from '../../session/session.ts';
import { Controls } from '../../shell/controls.tsx';
import classes from '../../shell/frame/account-menu.module.css';
import { Frame } from '../../shell/frame/frame.tsx';
import type { Bookmark, Bookmarks, QuickAction } from '../../shell/frame/types.ts';
import { Menu } from '../../shell/menu.tsx';
import { StaleHost } from '../../shell/record/stale-host.tsx';
import { Key } from '../../shell/shortcuts/use-shortcut.ts';
import { useUndo } from '../../shell/undo.ts';
import { NotificationBell } from '../activity/notifications/notification-bell.tsx';
import { ConfirmLoginHost } from '../identity/confirm-login/confirm-login-host.tsx';
import { useChangePreferences, useServerPreferences } from '../identity/preferences/server-preferences.ts';
import { useProfiles } from '../identity/profiles/use-profiles.ts';
import { useNavigation } from '../navigation.ts';
import { PaymentHost } from '../work/change/dialog-hosts.tsx';
import { useLiveTasks } from '../work/change/use-live-tasks.ts';
import { NewTaskHost } from '../work/new-task/new-task-host.tsx';
import { openNewTask } from '../work/new-task/store.ts';
import { useRecentPlaces } from '../work/search/recent-places.ts';
import { TaskDrawerHost } from '../work/task/drawer/task-drawer-host.tsx';
import { OfflineLine } from './offline-line.tsx';
import { usePalette } from './use-palette.tsx';
import { usePreferenceSync } from './use-preference-sync.ts';

/** What surrounds every screen behind the login. */
export function AppFrame() {
  return (
    <Controls>
      <QueryClientProvider client={queryClient}>
        <SessionAbility>
          <BusinessFrame />
        </SessionAbility>
      </QueryClientProvider>
    </Controls>
  );
}

function BusinessFrame() {
  useFreshLogin();
  usePreferenceSync();
  useLive();
  useLiveTasks();
  useRecentPlaces();
  const navigation = useNavigation(useAbility());
  useFetchAhead(navigation);
  return (
    <Frame
      navigation={navigation}
      quickActions={useQuickActions()}
      bookmarks={useBookmarks()}
      search={usePalette}
      notice={<OfflineLine />}
      end={
        <>
          <NotificationBell />
          <UserMenu />
        </>
      }
    >
      <Outlet />
      <TaskDrawerHost />
      <NewTaskHost />
      <StaleHost />
      <ConfirmLoginHost />
      <PaymentHost />
      <UndoKey />
    </Frame>
  );
}

/** Ctrl or ⌘ with Z, while there is something to take back. */
function UndoKey() {
  const { t } = useTranslation('shell');
  const undo = useUndo();
  return (
    <Key
      keys="mod+z"
      label={t('shortcuts.undo')}
      group={t('shortcuts.anywhere')}
      enabled={undo !== undefined}
      isOffered
      run={() => undo?.()}
    />
  );
}

/** The pages somebody starred, kept with their preferences. */
function useBookmarks(): Bookmarks {
  const { data: kept, refetch } = useServerPreferences();
  const { run } = useChangePreferences();
  const { t } = useTranslation('shell');
  async function toggle(bookmark: Bookmark) {
    // A star that is pressed before the others are here waits for them.
    const known = kept ?? (await refetch({ cancelRefetch: false })).data;
    if (!known) return;
    const others = known.bookmarks.filter(({ path }) => path !== bookmark.path);
    const isNew = others.length === known.bookmarks.length;
    void run({ id: known.id, bookmarks: isNew ? [...others, bookmark] : others });
  }
  // Home greets the reader in its heading; a star keeps it by the name that the menu has for it.
  const list = (kept?.bookmarks ?? []).map((one) =>
    one.path === '/' ? { ...one, title: t('nav.home') } : one,
  );
  return {
    list,
    toggle: (bookmark) => void toggle(bookmark),
  };
}

/**
 * Brings the stored login up to date: name, picture and ability may have changed since it was made. With another
 * ability the guard of the open page decides anew.
 */
function useFreshLogin(): void {
  const { data: me } = useQuery(api.identity.users.me.queryOptions());
  const { ability: known } = useSignedIn();
  const router = useRouter();
  const takeUp = useEffectEvent(async ({ ability, ...user }: NonNullable<typeof me>) => {
    const isOther = JSON.stringify(ability) !== JSON.stringify(known);
    await updateSession({ user, ability });
    if (isOther) await router.invalidate();
  });
  useEffect(() => {
    if (me) void takeUp(me);
  }, [me]);
}

/** What can be created from any page, as far as the viewer may. */
function useQuickActions(): QuickAction[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const ability = useAbility();
  const { appId } = useParams({ strict: false });
  const actions: (QuickAction & { allowed: boolean })[] = [
    {
      label: t('quick.newTask'),
      icon: IconSquarePlus,
      keys: 'c',
      run: () => openNewTask({ app: appId }),
      allowed: ability.can('create', 'Task'),
    },
    {
      label: t('quick.newProject'),
      icon: IconFolderPlus,
      run: () => navigate({ to: '/projects', search: { new: true } }),
      allowed: ability.can('create', 'Project'),
    },
    {
      label: t('quick.newApp'),
      icon: IconApps,
      run: () => navigate({ to: '/apps', search: { new: true } }),
      allowed: ability.can('create', 'App'),
    },
  ];
  return actions.filter(({ allowed }) => allowed);
}

/** Has ready what is likely opened next, except on a device that saves data. */
function useFetchAhead(navigation: ReturnType<typeof useNavigation>): void {
  const router = useRouter();
  const client = useQueryClient();
  const mayMakeTasks = useAbility().can('create', 'Task');
  const begin = useEffectEvent((signal: AbortSignal) =>
    fetchInBackground(async () => {
      const { fetchAhead } = await import('./fetch-ahead.ts');
      if (!signal.aborted) void fetchAhead({ router, client, navigation, mayMakeTasks, signal });
    }),
  );
  useEffect(() => {
    // While developing, each file is asked for anew after every change.
    if (import.meta.env.DEV || savesData(navigator)) return;
    const stop = new AbortController();
    void begin(stop.signal);
    return () => stop.abort();
  }, []);
}

/** The user logged in, the profile they act as, and the way out. */
function UserMenu() {
  const { t } = useTranslation('shell');
  const { user } = useSignedIn();
  const name = `${user.firstName} ${user.lastName}`;
  return (
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
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => signOut()}>
          {t('user.signOut')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => signOut(knownDevice())}>
          {t('user.signOutForget')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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
