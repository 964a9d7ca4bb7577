import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconFolderPlus from '#icons/IconFolderPlus';
import IconSquarePlus from '#icons/IconSquarePlus';
import { api } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { fetchInBackground, savesData } from '../../boot/fetching-ahead.ts';
import { useLive } from '../../live/use-live.ts';
import { SessionAbility, useAbility } from '../../session/ability.tsx';
import { updateSession, useSignedIn } from '../../session/session.ts';
import { Controls } from '../../shell/controls.tsx';
import { Frame } from '../../shell/frame/frame.tsx';
import type { Bookmark, Bookmarks, QuickAction } from '../../shell/frame/types.ts';
import { StaleHost } from '../../shell/record/stale-host.tsx';
import { Key } from '../../shell/shortcuts/use-shortcut.ts';
import { useUndo } from '../../shell/undo.ts';
import { NotificationBell } from '../activity/notifications/notification-bell.tsx';
import { ConfirmLoginHost, LoginAgainHost } from '../identity/confirm-login/confirm-login-host.tsx';
import { useChangePreferences, useServerPreferences } from '../identity/preferences/server-preferences.ts';
import { bottomPages, useNavigation } from '../navigation.ts';
import { PaymentHost } from '../work/change/dialog-hosts.tsx';
import { useLiveTasks } from '../work/change/use-live-tasks.ts';
import { NewTaskHost } from '../work/new-task/new-task-host.tsx';
import { openNewTask } from '../work/new-task/store.ts';
import { useRecentPlaces } from '../work/search/recent-places.ts';
import { TaskDrawerHost } from '../work/task/drawer/task-drawer-host.tsx';
import { OfflineLine } from './offline-line.tsx';
import { usePalette } from './use-palette.tsx';
import { usePreferenceSync } from './use-preference-sync.ts';
import { UserMenu } from './user-menu.tsx';

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
  useEffect(() => {
    // While developing, none may stand between a page and what was just changed.
    if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  }, []);
  return (
    <Frame
      navigation={navigation}
      quickActions={useQuickActions()}
      bookmarks={useBookmarks()}
      search={usePalette}
      bottom={bottomPages(navigation)}
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
      <LoginAgainHost />
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
