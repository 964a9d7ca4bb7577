// @vitest-environment jsdom
import { ORPCError } from '@orpc/client';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
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
let root: ReturnType<typeof createRoot>;
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

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(async () => {
  [stored, waiting, sent, shown] = [first, [], [], []];
  queries = new QueryClient();
  queries.setQueryData(queryKey, first);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Page />
        <StaleHost />
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

/** Lets the server answer the oldest call. */
const answer = () =>
  act(() => vi.waitFor(() => expect(waiting).not.toEqual([])).then(() => waiting.shift()?.()));
const make = (patch: FlowPatch) => act(async () => change(patch));
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
/** Waits until this is drawn. */
const isShown = (text: string) => act(() => vi.waitFor(() => expect(shown.at(-1)).toBe(text)));
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
  expect(document.querySelector('dialog')?.textContent).toContain('Build or Paint?');
  await isShown('Ship: Paint');
  await press(choice);
  expect(document.querySelector('dialog')).toBeNull();
  if (choice === 'Mine') await answer();
  expect(stored).toMatchObject({ stages, version });
  await isShown(`Ship: ${stages}`);
});
