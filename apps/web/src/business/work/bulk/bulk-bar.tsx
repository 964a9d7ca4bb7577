import { noCents, sum } from '@kazi/contract/cents';
import type { TaskCard } from '@kazi/contract/work';
import { useAnnounced } from '@kazi/ui/announcer';
import { Row, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { CloseButton, Loader } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { rowCommands, type TaskCommand } from '../commands/task-commands.ts';
import type { TaskCommands } from '../commands/use-task-commands.tsx';
import classes from './bulk.module.css';
import type { Selection } from './use-selection.ts';

const SelectionMenu = onDemand(() => import('./pointer-menus.tsx').then((module) => module.SelectionMenu));

interface BulkBarProps {
  /** Those that are selected. */
  tasks: readonly TaskCard[];
  commands: TaskCommands;
  selection: Selection;
}

/** What can be done with all the selected tasks at once. Floats above the end of the list. */
export function BulkBar({ tasks, commands, selection: { clear, menuAt, closeMenu } }: BulkBarProps) {
  const { t } = useTranslation('work');
  const count = t('bulk.selected', { count: tasks.length });
  useAnnounced(tasks.length > 0 ? count : '', count);
  if (tasks.length === 0) return null;
  const possible = rowCommands.filter((command) => commands.targets(command).length > 0);
  const runOf = (name: TaskCommand['name']) => {
    const command = possible.find((one) => one.name === name);
    return command && (() => commands.run(command));
  };
  return (
    <>
      <Row as="section" gap={4} wrap className={classes.bar} aria-label={t('bulk.label')}>
        <Text as="strong" size={13} weight={600} className={classes.count}>
          {count}
        </Text>
        {possible.map((command) => (
          <BarButton key={command.name} command={command} commands={commands} />
        ))}
        {commands.bulk.isBusy && <Loader size={16} />}
        <CloseButton aria-label={t('bulk.clear')} onClick={clear} />
      </Row>
      {menuAt && (
        <Suspense>
          <SelectionMenu
            {...menuAt}
            tasks={tasks}
            onMove={(status) => void commands.change(tasks, { status })}
            onReward={runOf('reward')}
            onDelete={runOf('delete')}
            onClear={clear}
            onClose={closeMenu}
          />
        </Suspense>
      )}
    </>
  );
}

interface BarButtonProps {
  command: TaskCommand;
  commands: TaskCommands;
}

/** A command as a button: its field, or what it does. */
function BarButton({ command, commands }: BarButtonProps) {
  const { t } = useTranslation('work');
  const { name, barField } = command;
  const isDeletion = name === 'delete';
  if (!barField && !isDeletion) return null;
  return (
    <button
      type="button"
      className={isDeletion ? classes.delete : classes.choose}
      aria-haspopup={isDeletion || name === 'reward' ? 'dialog' : 'listbox'}
      aria-expanded={commands.asked?.name === name}
      aria-keyshortcuts={command.keys}
      onClick={({ currentTarget }) => commands.run(command, currentTarget)}
    >
      {barField ? t(`field.${barField}`) : t('bulk.delete')}
    </button>
  );
}

interface DeleteManyProps {
  /** Those that the viewer may not delete stay. */
  tasks: readonly TaskCard[];
  busy: boolean;
  onConfirm: (tasks: TaskCard[]) => void;
  onClose: () => void;
}

/** Says what is deleted, what stays and what is returned, before tasks are deleted. */
export function DeleteMany({ tasks, busy, onConfirm, onClose }: DeleteManyProps) {
  const { t } = useTranslation('work');
  const deleted = tasks.filter(({ may }) => may.delete);
  const kept = tasks.length - deleted.length;
  const count = deleted.length;
  return (
    <Confirm
      title={t('bulk.deleteTitle', { count })}
      confirmLabel={t('bulk.deleteConfirm', { count })}
      danger
      busy={busy}
      onConfirm={() => onConfirm(deleted)}
      onClose={onClose}
    >
      <p className={classes.said}>{t('bulk.deleteMessage')}</p>
      {heldOf(deleted).map(({ amount, currency }) => (
        <p key={currency} className={classes.said}>
          {t('bulk.comesBack')} <Money amount={amount} currency={currency} />
        </p>
      ))}
      {kept > 0 && <p className={classes.said}>{t('bulk.deleteKept', { count: kept })}</p>}
    </Confirm>
  );
}

/** What is on hold for tasks, by currency. */
const heldOf = (tasks: readonly TaskCard[]) =>
  [...Map.groupBy(tasks, ({ held }) => held?.currency)].flatMap(([currency, among]) =>
    currency ? [{ currency, amount: sum(among.map(({ held }) => held?.amount ?? noCents)) }] : [],
  );
