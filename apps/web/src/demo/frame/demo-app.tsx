import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { Controls } from '../../shell/controls.tsx';
import { Frame } from '../../shell/frame/frame.tsx';
import { mayRead } from '../session/session.ts';
import { CartButton } from './cart-button.tsx';
import { DemoUserMenu } from './demo-user-menu.tsx';
import { useDemoNavigation } from './navigation.ts';
import { NotificationsButton } from './notifications-button.tsx';
import { useDemoBookmarks } from './use-demo-bookmarks.ts';
import { useDemoSearch } from './use-demo-search.tsx';

/** What surrounds every page of the demo. */
export function DemoApp() {
  return (
    <Controls>
      <QueryClientProvider client={queryClient}>
        <DemoFrame />
      </QueryClientProvider>
    </Controls>
  );
}

function DemoFrame() {
  return (
    <Frame
      navigation={useDemoNavigation()}
      quickActions={[]}
      bookmarks={useDemoBookmarks()}
      search={useDemoSearch}
      end={
        <>
          {mayRead('Demo') && <CartButton />}
          {mayRead('Demo') && <NotificationsButton />}
          <DemoUserMenu />
        </>
      }
    >
      <Outlet />
    </Frame>
  );
}
