// @vitest-environment jsdom
import type { Subtask } from '@kazi/contract/work';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../shell/testing/render.tsx';
import { TitleEditor } from '../commands/field-editor.tsx';
import { SubtaskRow } from '../task/subtasks/subtask-row.tsx';
import { taskWith } from '../testing/task.ts';
import { TextInPlace } from './text-in-place.tsx';

// What a field that grows listens to, and jsdom lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });

const nothing = () => undefined;
const subtask: Subtask = {
  _id: '1',
  flow: null,
  task: '1',
  title: 'Sand it',
  done: false,
  assignee: null,
  dueDate: null,
  position: 'a',
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  may: { update: true, delete: true },
};

const editors: Record<string, { part: ReactNode; open: () => HTMLElement }> = {
  'the title in a row': {
    part: <TitleEditor task={taskWith()} onChange={nothing} onEnd={nothing} />,
    open: () => screen.getByRole('textbox'),
  },
  'a text in its place': {
    part: <TextInPlace value="Wish" label="Wish" maxLength={99} onSave={nothing} />,
    open() {
      fireEvent.click(screen.getByRole('button'));
      return screen.getByRole('textbox');
    },
  },
  'the title of a subtask': {
    part: (
      <SubtaskRow
        subtask={subtask}
        onChange={nothing}
        onRemove={nothing}
        onMove={nothing}
        onDropOn={nothing}
      />
    ),
    open: () => screen.getByRole('textbox'),
  },
};

/** Whether a key that was pressed in a field ended there, and what around it heard of it. */
function press(field: HTMLElement, key: string, more: object = {}) {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  const isLeft = fireEvent.keyDown(field, { key, ...more });
  document.removeEventListener('keydown', heard);
  return { isLeft, heard: heard.mock.calls.length };
}

const walks = Object.keys(editors).flatMap((name) => ['Enter', 'Escape'].map((key) => [name, key] as const));

test.each(walks)('%s ends %s: nothing that has the focus then hears the rest of it', (name, key) => {
  const { part, open } = editors[name] ?? { part: null, open: () => document.body };
  render(part);
  const field = open();
  fireEvent.change(field, { target: { value: 'Typed' } });
  expect(press(field, key, { isComposing: true })).toEqual({ isLeft: true, heard: 1 });
  expect(press(field, key)).toEqual({ isLeft: false, heard: 0 });
});

test('every field of these screens that is typed into in its place hears its keys by the one function', () => {
  const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const own = Object.entries(sources)
    .filter(
      ([, source]) =>
        /autoFocus|titleMaxLength|MaxLength/.test(source) &&
        /<(input|TextInput|Textarea|NumberInput)\b/.test(source),
    )
    .filter(([, source]) => /event\.key [!=]== '(Enter|Escape)'/.test(source));
  const forms = [
    '../delivery/submit-dialog.tsx',
    '../flow/stories/new-story.tsx',
    '../change/task-dialogs.tsx',
    '../new-task/new-task-form.tsx',
  ];
  expect(own.map(([path]) => path).filter((path) => !forms.includes(path))).toEqual([]);
});
