import type { Task } from '@kazi/contract/work';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '../../../shell/shortcuts/use-shortcut.ts';
import { nextStep } from '../change/pay.ts';

/** What a key of an opened task presses, or gives the focus to: marked as `data-field` on its screen. */
export type TaskField = (typeof fields)[number][0];

const fields = [
  ['status', 's'],
  ['assignees', 'a'],
  ['priority', 'p'],
  ['dueDate', 'd'],
  ['labels', 'l'],
  ['flow', 'f'],
  ['estimate', 'e'],
  ['reward', 'r'],
  ['comment', 'm'],
] as const;

const control = ':is(button, input, [contenteditable=true])';

interface TaskKeysProps {
  task: Task;
  /** What the task is shown in. */
  view: RefObject<HTMLElement | null>;
  /** Takes the next step, and asks before it pays. */
  onStep: () => void;
}

/** The keys of an opened task, each as far as the viewer may do what it does. */
export function TaskKeys({ task, view, onStep }: TaskKeysProps) {
  const { t } = useTranslation(['tasks', 'work']);
  const { update, assign, moves, comment, seeReward } = task.may;
  const may: Partial<Record<TaskField, boolean>> = {
    status: moves.length > 0,
    assignees: assign,
    reward: assign && seeReward,
    comment,
  };

  function press(field: TaskField) {
    const target = view.current?.querySelector<HTMLElement>(`[data-field=${field}] ${control}`);
    target?.focus();
    if (target instanceof HTMLButtonElement) target.click();
  }

  const shared = { group: t('drawer.label'), within: view, isOffered: true };
  return (
    <>
      <Key
        {...shared}
        keys="n"
        label={t('work:shortcuts.toggle')}
        enabled={nextStep(task) !== undefined}
        run={onStep}
      />
      {fields.map(([field, keys]) => (
        <Key
          key={field}
          {...shared}
          keys={keys}
          label={t(`keys.${field}`)}
          enabled={may[field] ?? update}
          run={() => press(field)}
        />
      ))}
    </>
  );
}
