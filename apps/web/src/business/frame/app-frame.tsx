import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { useLive } from '../../live/use-live.ts';
import { SessionAbility, useAbility } from '../../session/ability.tsx';
import { Controls } from '../../shell/controls.tsx';
import { Frame } from '../../shell/frame/frame.tsx';
import { NotificationBell } from '../activity/index.ts';
import {
  NewTaskHost,
  StaleEditHost,
  TaskDrawerHost,
  useLiveTasks,
  usePaletteSearch,
  useRecentPlaces,
} from '../work/index.ts';
import { useNavigation } from './navigation.ts';
import { useQuickActions } from './quick-actions.ts';
import { useBookmarks } from './use-bookmarks.ts';
import { useFreshLogin } from './use-fresh-login.ts';
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
  return (
    <Frame
      navigation={useNavigation(useAbility())}
      quickActions={useQuickActions()}
      bookmarks={useBookmarks()}
      search={usePaletteSearch}
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
      <StaleEditHost />
    </Frame>
  );
}
