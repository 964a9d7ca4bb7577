// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { endSession } from '../../session/session.ts';
import { renderHook } from '../../shell/testing/render.tsx';
import { useDraft } from './comments/discussion.tsx';
import { readDescriptionDraft, saveDescriptionDraft } from './task/task-description.tsx';
import { taskWith } from './testing/task.ts';

vi.mock('../../session/vault.ts', () => ({ vault: { clear: async () => undefined } }));

beforeAll(() => void vi.stubGlobal('location', { assign: () => undefined }));

/** A comment box that was just opened: what stands in it, and the way to type. */
function openBox() {
  const { result } = renderHook(() => useDraft('a-task'));
  return { text: result.current[0], type: (text: string) => act(() => result.current[1](text)) };
}

test('what is typed and not sent is there again, until its author logs out', async () => {
  openBox().type('For the owner alone');
  expect(openBox().text).toBe('For the owner alone');
  await endSession();
  expect(openBox().text).toBe('');
});

test('a description that was not saved is there again, until its author logs out', async () => {
  const seen = { ...taskWith(), description: '<p>Short.</p>' };
  const author = { id: 'author', name: 'Amina', email: 'amina@kazi.test', avatar: null, role: 'client' };
  const task = {
    ...seen,
    author,
    appInfo: { id: 'app', name: 'Shop', key: 'SHOP', project: null },
    files: [],
    rewardState: null,
    shares: [],
    sentBack: null,
  };
  saveDescriptionDraft(task._id, { value: '<p>Longer.</p>', seen });
  expect(readDescriptionDraft(task)?.value).toBe('<p>Longer.</p>');
  await endSession();
  expect(readDescriptionDraft(task)).toBeUndefined();
});
