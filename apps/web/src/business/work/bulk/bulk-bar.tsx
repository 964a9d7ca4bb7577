import { noCents, sum } from '@kazi/contract/cents';
import { priorities, type TaskCard, taskStatuses } from '@kazi/contract/work';
import { useAnnounced } from '@kazi/ui/announcer';
import { Row, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { CloseButton, Loader } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { DuePicker } from '../fields/due-picker.tsx';
import { Picker, type PickerProps } from '../fields/picker.tsx';
import {
  useFlowChoices,
  useLabelChoices,
  useNewLabel,
  usePeople,
  usePeopleChoices,
  usePriorityChoices,
  useStatusChoices,
} from '../fields/use-choices.tsx';
import { focusOpener } from '../task/drawer/neighbours.ts';
import classes from './bulk.module.css';
import { rewardable } from './reward-effect.ts';
import { type BulkChange, useBulk, useBulkDelete } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

const RefusalsDialog = onDemand(() =>
  import('./refusals-dialog.tsx').then((module) => module.RefusalsDialog),
);

const SelectionMenu = onDemand(() => import('./pointer-menus.tsx').then((module) => module.SelectionMenu));
const RewardMany = onDemand(() => import('./reward-many.tsx').then((module) => module.RewardMany));

interface BulkBarProps {
  /** The app whose labels and flows can be chosen; undefined for tasks of several apps. */
  app: string | undefined;
  /** All that can be selected. */
  tasks: readonly TaskCard[];
  selection: Selection;
}

/** What can be done with all the selected tasks at once. Floats above the end of the list. */
export function BulkBar({ app, tasks: all, selection }: BulkBarProps) {
  const { t } = useTranslation('work');
  const { selected, asked, ask, clear, closeMenu } = selection;
  const { change, isBusy, ...changing } = useBulk();
  const { remove, isBusy: isDeleting, ...deleting } = useBulkDelete();
  const tasks = all.filter(({ _id }) => selected.has(_id));
  const count = t('bulk.selected', { count: tasks.length });
  useAnnounced(tasks.length > 0 ? count : '', count);
  const apply = (wanted: BulkChange) => change({ tasks, change: wanted });
  const rewarded = rewardable(tasks);
  const acts = {
    onReward: rewarded.length > 0 ? () => ask({ for: 'reward' }) : undefined,
    onDelete: tasks.some(({ may }) => may.delete) ? () => ask({ for: 'deletion' }) : undefined,
  };

  async function onDelete(gone: TaskCard[]) {
    await remove(gone);
    ask(undefined);
    const next = taskBeside(all, gone);
    if (next) focusOpener(next._id);
  }

  return (
    <>
      {tasks.length > 0 && (
        <Row as="section" gap={4} wrap className={classes.bar} aria-label={t('bulk.label')}>
          <Text as="strong" size={13} weight={600} className={classes.count}>
            {count}
          </Text>
          <BulkFields app={app} onApply={apply} />
          <Acts {...acts} />
          {isBusy && <Loader size={16} />}
          <CloseButton aria-label={t('bulk.clear')} onClick={clear} />
        </Row>
      )}
      {tasks.length > 0 && asked?.for === 'menu' && (
        <Suspense>
          <SelectionMenu
            {...asked}
            {...acts}
            tasks={tasks}
            onMove={(status) => apply({ status })}
            onClear={clear}
            onClose={closeMenu}
          />
        </Suspense>
      )}
      {acts.onDelete && asked?.for === 'deletion' && (
        <DeleteMany
          tasks={tasks}
          busy={isDeleting}
          onConfirm={(gone) => void onDelete(gone).catch(() => undefined)}
          onClose={() => ask(undefined)}
        />
      )}
      {acts.onReward && asked?.for === 'reward' && (
        <Suspense>
          <RewardMany
            tasks={tasks}
            onSet={(chosen, reward) => {
              ask(undefined);
              change({ tasks: chosen, change: { reward } });
            }}
            onClose={() => ask(undefined)}
          />
        </Suspense>
      )}
      <Refusals
        refusals={changing.refusals}
        title={t('bulk.failedTitle', { count: changing.refusals.length })}
        onClose={changing.forgetRefusals}
      />
      <Refusals
        refusals={deleting.refusals}
        title={t('bulk.notDeletedTitle', { count: deleting.refusals.length })}
        onClose={deleting.forgetRefusals}
      />
    </>
  );
}

/** The task that comes after those that are gone, or before them at the end. */
function taskBeside(all: readonly TaskCard[], gone: readonly TaskCard[]): TaskCard | undefined {
  const stays = (task: TaskCard) => !gone.includes(task);
  const last = all.findLastIndex((task) => gone.includes(task));
  return all.slice(last).find(stays) ?? all.slice(0, last).findLast(stays);
}

function Refusals(props: Parameters<typeof RefusalsDialog>[0]) {
  if (props.refusals.length === 0) return null;
  return (
    <Suspense>
      <RefusalsDialog {...props} />
    </Suspense>
  );
}

interface ActsProps {
  onReward: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** What is asked about before it is done. */
function Acts({ onReward, onDelete }: ActsProps) {
  const { t } = useTranslation('work');
  return (
    <>
      {onReward && (
        <button type="button" className={classes.choose} aria-haspopup="dialog" onClick={onReward}>
          {t('field.reward')}
        </button>
      )}
      {onDelete && (
        <button type="button" className={classes.delete} aria-haspopup="dialog" onClick={onDelete}>
          {t('bulk.delete')}
        </button>
      )}
    </>
  );
}

interface FieldsProps {
  onApply: (change: BulkChange) => void;
}

function BulkFields({ app, onApply }: FieldsProps & Pick<BulkBarProps, 'app'>) {
  const { t } = useTranslation('work');
  const people = usePeople();
  return (
    <>
      <Choose
        name={t('field.status')}
        choices={useStatusChoices()}
        onPick={(picked) => {
          const status = oneOf(picked, taskStatuses);
          if (status) onApply({ status });
        }}
      />
      <Choose
        name={t('field.assignees')}
        choices={[{ value: '', label: t('none.assignees') }, ...usePeopleChoices()]}
        onPick={(picked) => onApply({ assignees: people.filter(({ id }) => id === picked) })}
      />
      <Choose
        name={t('field.priority')}
        choices={usePriorityChoices()}
        onPick={(picked) => {
          const priority = oneOf(picked, priorities);
          if (priority) onApply({ priority });
        }}
      />
      {app && <FieldsOfApp app={app} onApply={onApply} />}
      <DuePicker
        className={classes.choose}
        buttonLabel={t('field.dueDate')}
        dueDate={null}
        onPick={(dueDate) => onApply({ dueDate })}
      >
        {t('field.dueDate')}
      </DuePicker>
    </>
  );
}

/** What every app has of its own. */
function FieldsOfApp({ app, onApply }: FieldsProps & { app: string }) {
  const { t } = useTranslation('work');
  const labels = useLabelChoices(app);
  const flows = useFlowChoices(app);
  const createLabel = useNewLabel();
  return (
    <>
      <Choose
        name={t('bulk.addLabel')}
        choices={labels}
        create={createLabel}
        onPick={(picked) => onApply({ addLabels: [picked] })}
      />
      <Choose
        name={t('bulk.removeLabel')}
        choices={labels}
        onPick={(picked) => onApply({ removeLabels: [picked] })}
      />
      <Choose
        name={t('field.flow')}
        choices={[{ value: '', label: t('none.flow') }, ...flows]}
        onPick={(picked) => onApply({ flow: picked || null })}
      />
    </>
  );
}

const Choose = ({ name, ...list }: { name: string } & Pick<PickerProps, 'choices' | 'onPick' | 'create'>) => (
  <Picker className={classes.choose} label={name} selected={[]} {...list}>
    {name}
  </Picker>
);

interface DeleteManyProps {
  /** All that are selected; those that the viewer may not delete stay. */
  tasks: readonly TaskCard[];
  busy: boolean;
  onConfirm: (tasks: TaskCard[]) => void;
  onClose: () => void;
}

/** Says what is deleted, what stays and what is returned, before many tasks are deleted. */
function DeleteMany({ tasks, busy, onConfirm, onClose }: DeleteManyProps) {
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
