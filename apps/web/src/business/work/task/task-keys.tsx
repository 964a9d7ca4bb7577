import type { Task, TaskCard } from '@kazi/contract/work';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '../../../shell/shortcuts/use-shortcut.ts';
import { seenOf } from '../change/task-cache.ts';
import { openedCommands, type TaskCommand } from '../commands/task-commands.ts';

/** What a key presses, or gives the focus to. */
const control = ':is(button, input, textarea, [contenteditable=true])';

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
  const seen: TaskCard = seenOf(task);

  function press(field: string) {
    const around = view.current?.closest('[role=dialog], main') ?? document;
    const target = around.querySelector<HTMLElement>(`[data-field=${field}] ${control}`);
    target?.focus();
    if (target instanceof HTMLButtonElement) target.click();
    if (target instanceof HTMLTextAreaElement) target.select();
  }

  const runOf = ({ field }: TaskCommand) => (field === undefined ? onStep : () => press(field));
  return openedCommands.map((command) => (
    <Key
      key={command.name}
      group={t('drawer.label')}
      within={view}
      isOffered
      keys={command.keys}
      label={t(`work:command.${command.name}`)}
      enabled={command.may(seen)}
      run={runOf(command)}
    />
  ));
}
