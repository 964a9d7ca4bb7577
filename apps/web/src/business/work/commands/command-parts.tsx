import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { Key, KeysRest, useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import bulkClasses from '../bulk/bulk.module.css';
import type { Selection } from '../bulk/use-selection.ts';
import { RejectDialog } from '../change/dialog-hosts.tsx';
import classes from './commands.module.css';
import { FieldEditor, TitleEditor } from './field-editor.tsx';
import { type FieldCommand, rowCommands, type TaskCommand } from './task-commands.ts';
import { type AskedCommand, commonTask, type TaskCommands } from './use-task-commands.tsx';

const BulkBar = onDemand(() => import('../bulk/bulk-bar.tsx').then((module) => module.BulkBar));
const DeleteMany = onDemand(() => import('../bulk/bulk-bar.tsx').then((module) => module.DeleteMany));
const RewardMany = onDemand(() => import('../bulk/reward-many.tsx').then((module) => module.RewardMany));
const RefusalsDialog = onDemand(() =>
  import('../bulk/refusals-dialog.tsx').then((module) => module.RefusalsDialog),
);

interface CommandPartsProps {
  /** What the rows are called in the list of keys. */
  group: string;
  commands: TaskCommands;
  selection: Selection;
  /** Arrow keys that lead to the rows from elsewhere on the page. */
  arrows?: { next: string; previous: string };
}

const usualArrows = { next: 'arrowdown', previous: 'arrowup' };

/** The keys of a screen of tasks, what they open, and the bar of the selected tasks at the end of the window. */
export function CommandParts({ group, commands, selection, arrows = usualArrows }: CommandPartsProps) {
  const { t } = useTranslation('work');
  const { asked, selected, rejection, bulk, deleting } = commands;
  const enter = commands.focus.enter;
  useShortcut({ keys: 'j', arrows: arrows.next, label: t('shortcuts.next'), group, run: enter });
  useShortcut({ keys: 'k', arrows: arrows.previous, label: t('shortcuts.previous'), group, run: enter });
  useListedKeys(group, {
    x: t('shortcuts.select'),
    'shift+down': t('shortcuts.extend'),
    'mod+a': t('shortcuts.selectAll'),
    escape: t('bulk.clear'),
  });
  return (
    <>
      {rowCommands.map((command) => (
        <CommandKey key={command.name} group={group} command={command} commands={commands} />
      ))}
      {asked && <Answer asked={asked} commands={commands} />}
      {selection.wasUsed && (
        <div className={bulkClasses.dock}>
          <Suspense>
            <BulkBar tasks={selected} commands={commands} selection={selection} />
          </Suspense>
        </div>
      )}
      <Refusals
        refusals={bulk.refusals}
        title={t('bulk.failedTitle', { count: bulk.refusals.length })}
        onClose={bulk.forgetRefusals}
      />
      <Refusals
        refusals={deleting.refusals}
        title={t('bulk.notDeletedTitle', { count: deleting.refusals.length })}
        onClose={deleting.forgetRefusals}
      />
      <RejectDialog {...rejection} />
    </>
  );
}

interface CommandKeyProps {
  group: string;
  command: TaskCommand;
  commands: TaskCommands;
}

/** The key of a command, and its line in the palette: what it is and to which tasks it is done. */
function CommandKey({ group, command, commands }: CommandKeyProps) {
  const { t } = useTranslation('work');
  const { name, keys, isSingle } = command;
  function offeredAs() {
    const [first, ...others] = commands.targets(command);
    if (!first || name === 'menu' || name === 'comment') return undefined;
    if (isSingle && commands.selected.length > 1) return undefined;
    const tasks = others.length > 0 ? t('pay.tasks', { count: others.length + 1 }) : first.number;
    return t(`commandOn.${name}`, { tasks });
  }
  return (
    <Key
      keys={keys}
      label={t(`command.${name}`)}
      group={group}
      offeredAs={offeredAs}
      run={() => commands.run(command)}
    />
  );
}

interface AnswerProps {
  asked: AskedCommand;
  commands: TaskCommands;
}

/** What a command opens: the choices of a field where it is shown, or a dialog. */
function Answer({ asked, commands }: AnswerProps) {
  const { name, tasks, at } = asked;
  const { changeOne, remove, bulk, close } = commands;
  const [first] = tasks;
  const task = commonTask(tasks);
  if (!first || !task) return null;
  switch (name) {
    case 'reward':
      return (
        <Awaited>
          <RewardMany
            tasks={tasks}
            onSet={(chosen, reward) => {
              close();
              void bulk.change({ tasks: chosen, change: { reward } });
            }}
            onClose={close}
          />
        </Awaited>
      );
    case 'delete':
      return (
        <Awaited>
          <DeleteMany
            tasks={tasks}
            busy={commands.deleting.isBusy}
            onConfirm={(gone) => void remove(gone)}
            onClose={close}
          />
        </Awaited>
      );
    case 'rename':
      return (
        <div className={classes.over} style={box(at)}>
          <TitleEditor
            task={first}
            onChange={(patch) => changeOne({ task: first, patch })}
            onEnd={(stay) => (stay ? close() : commands.forget())}
          />
        </div>
      );
    case 'open':
    case 'step':
    case 'menu':
    case 'comment':
    case 'copyLink':
      return null;
    default:
      return <FieldAnswer field={name} at={at} tasks={tasks} commands={commands} />;
  }
}

interface FieldAnswerProps extends Pick<AskedCommand, 'at' | 'tasks'> {
  field: FieldCommand;
  commands: TaskCommands;
}

function FieldAnswer({ field, at, tasks, commands }: FieldAnswerProps) {
  const task = commonTask(tasks);
  if (!task) return null;
  return (
    <div className={classes.over} style={box(at)}>
      <FieldEditor
        field={field}
        className={classes.choosing}
        task={task}
        isMany={tasks.length > 1}
        onChange={(patch) => void commands.change(tasks, patch)}
        onEnd={commands.close}
      />
    </div>
  );
}

const box = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height });

/** While its code is fetched, keys are meant for it. */
const Awaited = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<KeysRest />}>{children}</Suspense>
);

function Refusals(props: Parameters<typeof RefusalsDialog>[0]) {
  if (props.refusals.length === 0) return null;
  return (
    <Suspense>
      <RefusalsDialog {...props} />
    </Suspense>
  );
}
