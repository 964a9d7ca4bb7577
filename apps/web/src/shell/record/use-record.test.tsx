// @vitest-environment jsdom

import { ORPCError } from '@orpc/client';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { clashesOf } from './merge.ts';
import { createPending } from './pending.ts';
import { StaleHost } from './stale-host.tsx';
import { type Conflict, type Kind, useRecord } from './use-record.ts';

interface Flow {
  id: string;
  version: number;
  name: string;
  stages: string;
}
type FlowPatch = Partial<Pick<Flow, 'name' | 'stages'>>;

const first: Flow = { id: 'f', version: 1, name: 'Ship', stages: 'Plan' };
const queryKey = ['flow'];

/** What the server has, the calls that wait for it to answer, and what it was sent, in turn. */
let stored: Flow;
let waiting: (() => void)[];
let sent: FlowPatch[];

const save = (_flow: Flow, patch: FlowPatch, version: number) =>
  new Promise<Flow>((resolve, reject) => {
    sent.push(patch);
    waiting.push(() => {
      if (version !== stored.version)
        return reject(new ORPCError('CONFLICT', { status: 409, data: { current: stored } }));
      stored = { ...stored, ...patch, version: version + 1 };
      return resolve(stored);
    });
  });

function Question({ mine, theirs, keepMine, takeTheirs }: Conflict<Flow, FlowPatch, keyof FlowPatch>) {
  return (
    <dialog open>
      {mine.stages} or {theirs.stages}?
      <button type="button" onClick={keepMine}>
        Mine
      </button>
      <button type="button" onClick={takeTheirs}>
        Theirs
      </button>
    </dialog>
  );
}

const kind: Kind<Flow, FlowPatch, Flow, keyof FlowPatch> = {
  pending: createPending({
    key: queryKey,
    known: (queries) => queries.getQueryData(queryKey),
    place: (queries, flow) => queries.setQueryData(queryKey, flow),
  }),
  changes: [],
  save,
  shown: (flow) => flow,
  clashes: (seen, patch, newer) => clashesOf<FlowPatch>({ seen, patch }, newer),
  dialog: Question,
};

let queries: QueryClient;
let change: (patch: FlowPatch) => void;
/** What was shown at each drawing, the last one last. */
let shown: string[];

function Page() {
  const { data = first } = useQuery({ queryKey, queryFn: () => stored, staleTime: Number.POSITIVE_INFINITY });
  const record = useRecord(kind, { failed: () => undefined });
  change = (patch) => void record.change({ seen: data, patch });
  shown.push(`${data.name}: ${data.stages}`);
  return null;
}

beforeEach(() => {
  [stored, waiting, sent, shown] = [first, [], [], []];
  queries = new QueryClient();
  queries.setQueryData(queryKey, first);
  render(
    <>
      <Page />
      <StaleHost />
    </>,
    { queries },
  );
});

/** Lets the server answer the oldest call. */
async function answer() {
  await waitFor(() => expect(waiting).not.toEqual([]));
  await act(async () => waiting.shift()?.());
}
const make = (patch: FlowPatch) => act(async () => change(patch));
/** Waits until this is drawn. */
const isShown = (text: string) => waitFor(() => expect(shown.at(-1)).toBe(text));
const cached = () => queries.getQueryData(queryKey);

test('what was changed is not shown as it was before, also not while it is read anew or answered', async () => {
  await make({ stages: 'Build' });
  shown = [];
  await act(() => queries.refetchQueries({ queryKey }));
  await answer();
  expect(cached()).toMatchObject({ version: 2, stages: 'Build' });
  expect(new Set(shown)).toEqual(new Set(['Ship: Build']));
});

test('what a later version of another person holds is shown', async () => {
  await make({ stages: 'Build' });
  await answer();
  stored = { ...stored, version: 3, stages: 'Theirs' };
  await act(() => queries.refetchQueries({ queryKey }));
  await isShown('Ship: Theirs');
});

test('changes of one record are sent one after the other, each on the version that the one before made', async () => {
  await make({ name: 'Sail' });
  await make({ stages: 'Build' });
  await isShown('Sail: Build');
  expect(sent).toEqual([{ name: 'Sail' }]);
  await answer();
  await isShown('Sail: Build');
  expect(sent).toEqual([{ name: 'Sail' }, { stages: 'Build' }]);
  await answer();
  expect(cached()).toMatchObject({ version: 3, name: 'Sail', stages: 'Build' });
});

test('a change that is refused is taken back, and the one after it holds', async () => {
  await make({ name: 'Sail' });
  await make({ name: 'Row' });
  stored = { ...first, version: 0 };
  await answer();
  await isShown('Row: Plan');
  stored = first;
  await answer();
  expect(cached()).toMatchObject({ version: 2, name: 'Row' });
});

test('what somebody else changed of other fields meanwhile holds too', async () => {
  await make({ stages: 'Build' });
  stored = { ...first, version: 4, name: 'Sail' };
  await answer();
  await answer();
  expect(cached()).toEqual({ ...first, version: 5, name: 'Sail', stages: 'Build' });
});

test.each([
  ['Mine', 'Build', 5],
  ['Theirs', 'Paint', 4],
])('where both changed the same, it is asked: %s', async (choice, stages, version) => {
  await make({ stages: 'Build' });
  stored = { ...first, version: 4, stages: 'Paint' };
  await answer();
  expect(screen.getByRole('dialog').textContent).toContain('Build or Paint?');
  await isShown('Ship: Paint');
  await userEvent.click(screen.getByRole('button', { name: choice }));
  expect(screen.queryByRole('dialog')).toBeNull();
  if (choice === 'Mine') await answer();
  expect(stored).toMatchObject({ stages, version });
  await isShown(`Ship: ${stages}`);
});
