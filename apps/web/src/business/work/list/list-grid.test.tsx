// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { stubBrowser } from '../../../shell/testing/stub-browser.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { taskWith } from '../testing/task.ts';
import { columns } from './columns.ts';
import type { Row } from './groups.tsx';
import { ListGrid } from './list-grid.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }),
}));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  stubBrowser();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const group = { key: 'todo', filter: {} };
const rows: Row[] = [
  { kind: 'group', key: 'group todo', group, count: 2, hasMore: false, isFolded: false },
  ...['Sand the door', 'Oil the hinges'].map(
    (title): Row => ({
      kind: 'task',
      key: title,
      group,
      task: taskWith({ _id: title, title }),
    }),
  ),
];

function Tasks() {
  const selection = useSelection(['Sand the door', 'Oil the hinges']);
  return (
    <ListGrid
      rows={rows}
      columns={columns.filter(({ atFirst }) => atFirst)}
      sort="title"
      onSort={() => undefined}
      selection={selection}
      names={(name) => ({ name, mark: null })}
      onFold={() => undefined}
      onSight={() => undefined}
      onOpen={() => undefined}
    />
  );
}

async function open(): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: Tasks }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => {
    await router.load();
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    );
  });
  return page;
}

test('the list is a grid of rows and cells, whose keys and selection a screen reader leaves to it', async () => {
  const page = await open();
  const grid = page.querySelector('[role=grid]');
  expect(grid?.getAttribute('aria-multiselectable')).toBe('true');
  expect(grid?.querySelectorAll('[role=columnheader]')).toHaveLength(10);
  const [, , door] = grid?.querySelectorAll('[role=row]') ?? [];
  expect(door?.querySelector('[role=rowheader]')?.textContent).toContain('Sand the door');
  expect(door?.querySelectorAll('[role=gridcell]')).toHaveLength(9);
});

test('each task says whether it is selected', async () => {
  const page = await open();
  const selected = () =>
    [...page.querySelectorAll('[role=row]')].map((row) => row.getAttribute('aria-selected'));
  expect(selected()).toEqual([null, null, 'false', 'false']);
  await act(async () => page.querySelectorAll<HTMLInputElement>('td input').item(0).click());
  expect(selected()).toEqual([null, null, 'true', 'false']);
});
