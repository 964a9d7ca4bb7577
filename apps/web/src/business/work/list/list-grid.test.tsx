// @vitest-environment jsdom

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { render } from '../../../shell/testing/render.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { taskWith } from '../testing/task.ts';
import { columns } from './columns.ts';
import type { Row } from './groups.tsx';
import { ListGrid } from './list-grid.tsx';

beforeAll(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  // Unknown to jsdom; no key here needs it.
  vi.stubGlobal('CSS', { escape: (key: string) => key });
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
  await router.load();
  render(<RouterProvider router={router} />);
  return screen.findByRole('grid');
}

test('the list is a grid of rows and cells, whose keys and selection a screen reader leaves to it', async () => {
  const grid = await open();
  expect(grid.getAttribute('aria-multiselectable')).toBe('true');
  expect(screen.getAllByRole('columnheader')).toHaveLength(10);
  const door = within(screen.getByRole('row', { name: /Sand the door/ }));
  expect(door.getByRole('rowheader').textContent).toContain('Sand the door');
  expect(door.getAllByRole('gridcell')).toHaveLength(9);
});

test('each task says whether it is selected', async () => {
  await open();
  const selected = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-selected'));
  expect(selected()).toEqual([null, null, 'false', 'false']);
  const [door] = screen.getAllByRole('checkbox', { name: 'Select SHOP-1' });
  if (door) await userEvent.click(door);
  expect(selected()).toEqual([null, null, 'true', 'false']);
});

/** What the focus is on: the column of a cell or a heading, by its place, or the group whose row it is. */
function place(): string {
  const at = document.activeElement?.closest('td, th');
  const row = at?.parentElement;
  if (!at || !row) return 'nowhere';
  const column = [...row.children].indexOf(at);
  return `${row.getAttribute('aria-rowindex')}:${column}`;
}

test('arrows reach every cell, heading and group, and Home and End the ends of row and grid', async () => {
  await open();
  const keys = async (typed: string) => {
    await userEvent.keyboard(typed);
    return place();
  };
  screen.getByRole('link', { name: 'Sand the door' }).focus();
  expect(await keys('{Home}')).toBe('3:0');
  const visited = [place()];
  for (let presses = 1; presses < 10; presses += 1) visited.push(await keys('{ArrowRight}'));
  expect(visited).toEqual(Array.from({ length: 10 }, (_, column) => `3:${column}`));
  expect(await keys('{ArrowRight}')).toBe('3:9');
  expect(await keys('{ArrowDown}')).toBe('4:9');
  expect(await keys('{Home}')).toBe('4:0');
  expect(await keys('{End}')).toBe('4:9');
  expect(await keys('{Control>}{Home}{/Control}')).toBe('2:0');
  expect(await keys('{ArrowUp}')).toBe('1:9');
  expect(await keys('{Home}')).toBe('1:0');
  expect(await keys('{End}')).toBe('1:9');
  expect(await keys('{ArrowDown}')).toBe('2:0');
  expect(await keys('{Control>}{End}{/Control}')).toBe('4:9');
});

test('each row says the how manieth of all it is, with the head and the groups', async () => {
  const grid = await open();
  expect(grid.getAttribute('aria-rowcount')).toBe('4');
  const at = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
  expect(at).toEqual(['1', '2', '3', '4']);
});
