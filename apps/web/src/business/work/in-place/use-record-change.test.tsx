// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecordChange } from './use-record-change.ts';

interface Flow {
  id: string;
  version: number;
  stages: string;
}

const stored: Flow = { id: 'f', version: 1, stages: 'Plan' };
const queryKey = ['flow'];

let queries: QueryClient;
let root: ReturnType<typeof createRoot>;
let page: HTMLElement;
/** What was shown at each drawing, the last one last. */
let shown: string[];
/** Lets the server answer. */
let answer: (() => void) | undefined;

/** The page that reads a record, and what changes it there, as they stand apart. */
function Page() {
  const { data = stored } = useQuery({
    queryKey,
    queryFn: () => stored,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Stages item={data} />;
}

function Stages({ item }: { item: Flow }) {
  const flow = useRecordChange<Flow, 'stages'>({
    item,
    name: 'flow f',
    save: (patch, version) =>
      new Promise((resolve) => {
        answer = () => resolve({ ...stored, ...patch, version: version + 1 });
      }),
    keep: (saved) => queries.setQueryData(queryKey, saved),
  });
  shown.push(flow.shown.stages);
  return (
    <button type="button" data-version={item.version} onClick={() => flow.change({ stages: 'Build' })}>
      {flow.shown.stages}
    </button>
  );
}

beforeEach(async () => {
  queries = new QueryClient();
  queries.setQueryData(queryKey, stored);
  [shown, answer] = [[], undefined];
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  root.render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(page.textContent).toBe('Plan'), 10_000);
});
afterEach(() => {
  root.unmount();
  page.remove();
});

const change = () => page.querySelector('button')?.click();
const answered = () => vi.waitFor(() => expect(answer).toBeDefined(), 10_000).then(() => answer?.());

test('what was changed is not shown as it was before, also not until the record that holds it is here', async () => {
  change();
  shown = [];
  await answered();
  await vi.waitFor(() => expect(queries.isMutating()).toBe(0), 10_000);
  await vi.waitFor(() => expect(page.querySelector('button')?.dataset.version).toBe('2'), 10_000);
  expect(shown).not.toContain('Plan');
  expect(page.textContent).toBe('Build');
});

test('what a later version of another person holds is shown', async () => {
  change();
  await answered();
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toMatchObject({ version: 2 }), 10_000);
  queries.setQueryData(queryKey, { ...stored, version: 3, stages: 'Theirs' });
  await vi.waitFor(() => expect(page.textContent).toBe('Theirs'), 10_000);
});
