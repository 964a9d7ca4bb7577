import { listBookmarks, updateBookmark } from '@kazi/simulation/search';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { Controls } from '../../shell/controls.tsx';
import { Frame } from '../../shell/frame/frame.tsx';
import type { Bookmarks } from '../../shell/frame/types.ts';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { mayRead, useLogin, whenRefused } from '../session/session.ts';
import { DemoUserMenu } from './demo-user-menu.tsx';
import { HeaderButtons } from './header-buttons.tsx';
import { menu } from './menu.ts';
import { useDemoNavigation, usePageName } from './navigation.ts';
import { useDemoSearch } from './use-demo-search.tsx';

/** What surrounds every page of the demo. Whose token is refused while it is open is asked to log in again. */
export function DemoApp() {
  const router = useRouter();
  useEffect(
    () =>
      whenRefused(() => {
        queryClient.clear();
        router.navigate({ href: `/login?redirect=${encodeURIComponent(router.state.location.href)}` });
      }),
    [router],
  );
  // Until the login page is there.
  if (!useLogin()) return null;
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
          {mayRead('Demo') && <HeaderButtons />}
          <DemoUserMenu />
        </>
      }
    >
      <Outlet />
    </Frame>
  );
}

/** What one must be allowed to read to see a page. */
const subjectOf = (path: string) =>
  menu.flatMap(({ pages }) => pages).find(({ to }) => to === path)?.subject ?? 'Demo';

/** The starred pages of the demo, kept through their call. */
function useDemoBookmarks(): Bookmarks {
  const { data } = useQuery(answerOf(listBookmarks, {}));
  const update = useChange(updateBookmark, { changes: [listBookmarks] });
  const nameOf = usePageName();
  return {
    list: (data?.bookmarks ?? [])
      .filter(({ link }) => mayRead(subjectOf(link)))
      .map(({ title, link }) => ({ title: nameOf(link) ?? title, path: link })),
    canStar: (path) => data?.suggestions.some(({ link }) => link === path) ?? false,
    toggle({ path }) {
      const page = data?.suggestions.find(({ link }) => link === path);
      if (page) update.mutate({ id: page.id });
    },
  };
}
