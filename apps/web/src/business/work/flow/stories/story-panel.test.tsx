// @vitest-environment jsdom
import type { Flow } from '@kazi/contract/work';
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubBrowser } from '../../../../shell/testing/stub-browser.ts';
import { StoryPanel } from './story-panel.tsx';

const told = vi.hoisted(() => vi.fn());
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../../shell/record/use-write.ts', () => ({
  useWrite: (_call: unknown, { done }: { done: () => void }) => ({ run: () => told(done), busy: false }),
}));
vi.mock('../../../../shell/page/failed-state.tsx', () => ({ FailedState: () => null }));
vi.mock('./story-card.tsx', () => ({ StoryCard: () => null }));
vi.mock('../use-flow.ts', () => ({
  useStories: () => ({ data: { items: [] }, error: null, isPending: false }),
}));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBrowser();
});
beforeEach(() => told.mockReset());

const flow: Flow = {
  _id: 'flow',
  app: 'app',
  name: 'Paying by card',
  description: '',
  stages: [],
  currentStage: null,
  progress: { done: 0, total: 0 },
  stories: { done: 0, total: 0 },
  author: 'author',
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  may: { update: true, delete: true, addStory: true, addTask: true, comment: true },
};

/** A story that was sent, and the way to say that it is there. */
async function aSentStory(): Promise<() => Promise<void>> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <StoryPanel flow={flow} />
      </MantineProvider>,
    ),
  );
  await act(async () => place.querySelector('button')?.click());
  // The form is fetched when it is asked for.
  await act(async () => void (await import('./new-story.tsx')));
  expect(document.activeElement?.tagName).toBe('INPUT');
  await act(async () => place.querySelector('form')?.requestSubmit());
  return () => act(async () => told.mock.lastCall?.[0]());
}

test('once a story is there, the focus stands on the button for the next', async () => {
  const answer = await aSentStory();
  await answer();
  expect(document.activeElement?.textContent).toBe('stories.new');
});

test('the focus stays where one went while a story was on its way', async () => {
  const answer = await aSentStory();
  const elsewhere = document.body.appendChild(document.createElement('textarea'));
  elsewhere.focus();
  await answer();
  expect(document.activeElement).toBe(elsewhere);
});
