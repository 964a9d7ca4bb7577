// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../../shell/testing/render.tsx';
import { taskWith } from '../testing/task.ts';
import type { Row } from './groups.tsx';
import { useActiveCell } from './use-active-cell.ts';

const never = new Promise<never>(() => undefined);
const Slow = () => use(never);

const rowsOf = (keys: string): Row[] =>
  [...keys].map((key) => ({
    kind: 'task',
    key,
    group: { key: '', filter: {} },
    task: taskWith({ _id: key, title: key }),
  }));

let sort: (keys: string, isSlow?: boolean) => void;
let cells: ReturnType<typeof useActiveCell>;

/** A list of rows in any order, on which a slow one brings something that has yet to be fetched. */
function Screen() {
  const [{ rows, isSlow }, set] = useState({ rows: rowsOf('ab'), isSlow: false });
  sort = (keys, slow = false) => set({ rows: rowsOf(keys), isSlow: slow });
  return (
    <>
      <Cells rows={rows} />
      {isSlow && <Slow />}
    </>
  );
}

function Cells({ rows }: { rows: readonly Row[] }) {
  cells = useActiveCell({ rows, isPhone: false, onSight: () => undefined });
  return cells.rows.map(({ key }) => key).join('');
}

const open = () =>
  render(
    <Suspense fallback="waiting">
      <Screen />
    </Suspense>,
  ).container;

const begin = () => cells.actions.edit({ row: 'a', task: 'a', column: 'title' });

test('rows keep their order while one of them is edited', async () => {
  const page = open();
  await act(async () => begin());
  await act(async () => sort('ba'));
  expect(page.textContent).toBe('ab');
  await act(async () => cells.actions.endEdit(false));
  expect(page.textContent).toBe('ba');
});

test('rows keep the order in which they are shown, not one that was drawn and never shown', async () => {
  const page = open();
  await act(async () => startTransition(() => sort('ba', true)));
  await act(async () => begin());
  expect(page.textContent).toBe('ab');
});
