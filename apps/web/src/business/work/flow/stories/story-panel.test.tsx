// @vitest-environment jsdom

import type { Flow } from '@kazi/contract/work';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../shell/testing/render.tsx';
import { StoryPanel } from './story-panel.tsx';

const told = vi.hoisted(() => vi.fn());
vi.mock('../../../../shell/record/use-write.ts', () => ({
  useWrite: (_call: unknown, { done }: { done: () => void }) => ({ run: () => told(done), busy: false }),
}));
vi.mock('../../../../shell/page/failed-state.tsx', () => ({ FailedState: () => null }));
vi.mock('./story-card.tsx', () => ({ StoryCard: () => null }));
vi.mock('../use-flow.ts', () => ({
  useStories: () => ({ data: { items: [] }, error: null, isPending: false }),
}));

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
  const { container } = render(<StoryPanel flow={flow} />);
  await userEvent.click(screen.getByRole('button'));
  // The form is fetched when it is asked for.
  await act(async () => void (await import('./new-story.tsx')));
  expect(document.activeElement?.tagName).toBe('INPUT');
  for (const field of screen.getAllByRole('textbox')) await userEvent.type(field, 'words');
  await act(async () => container.querySelector('form')?.requestSubmit());
  expect(told).toHaveBeenCalledOnce();
  return () => act(async () => told.mock.lastCall?.[0]());
}

test('once a story is there, the focus stands on the button for the next', async () => {
  const answer = await aSentStory();
  await answer();
  expect(document.activeElement?.textContent).toBe('New story');
});

test('the focus stays where one went while a story was on its way', async () => {
  const answer = await aSentStory();
  const elsewhere = document.body.appendChild(document.createElement('textarea'));
  elsewhere.focus();
  await answer();
  expect(document.activeElement).toBe(elsewhere);
});
