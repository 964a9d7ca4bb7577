import { noCents, sum } from '@kazi/contract/cents';
import { hasLabel, type TaskCard, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { type BulkChange, useBulk, useBulkDelete } from '../bulk/use-bulk.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { askToPay } from '../change/dialog-hosts.tsx';
import { nextStep, usePayWords } from '../change/pay.ts';
import { type PlacedChange, useNextStep, useRejectableChange } from '../change/use-change-task.ts';
import type { CommonTask, FieldPatch } from './field-editor.tsx';
import type { CommandName, TaskCommand } from './task-commands.ts';
import { type Place, type Places, rowAt, useRowFocus } from './use-row-focus.ts';
import { useRowKeys } from './use-row-keys.ts';

interface TaskScreen {
  /** All tasks shown. */
  tasks: readonly TaskCard[];
  /** Where they are shown, in order. */
  rows: Places;
  selection: Selection;
  /** Gives a row the focus, now or as soon as it is drawn. */
  show: (place: Place) => void;
  onOpen: (task: TaskCard) => void;
  /** Renames in the row, where that has a place for it. */
  rename?: (place: Place) => void;
}

/** A command that waits for a choice or a yes. */
export interface AskedCommand {
  name: CommandName;
  /** The tasks as they were when it was asked for. */
  tasks: readonly TaskCard[];
  /** What it opens at. */
  at: DOMRect;
  /** The button that has the focus back afterwards; without one, the rows have it. */
  opener: HTMLElement | undefined;
}

export type TaskCommands = ReturnType<typeof useTaskCommands>;

/**
 * What keys, palette and bar do on a screen of tasks: each command acts on the selected tasks, else on the one that has the focus,
 * which afterwards is where the next task is. `CommandParts` shows it; the rows are marked by `placeProps`.
 */
export function useTaskCommands({ tasks, rows, selection, show, onOpen, rename }: TaskScreen) {
  const { t } = useTranslation(['work', 'tasks']);
  const focus = useRowFocus({ rows, show });
  const [asked, setAsked] = useState<AskedCommand>();
  const { change: changeOne, rejection } = useRejectableChange();
  const bulk = useBulk();
  const deleting = useBulkDelete();
  const keys = useRowKeys({ focus, selection, show });
  const takeSteps = useNextSteps(change);

  /** The tasks that a command would act on now; none where the viewer may not do it to any. */
  function targets({ isSingle, isOfApp, may }: TaskCommand): TaskCard[] {
    const place = focus.current();
    const focused = tasks.filter(({ _id }) => _id === place?.task).slice(0, 1);
    const selected = tasks.filter(({ _id }) => selection.selected.has(_id));
    const [one, several] = isSingle ? [selected.slice(0, 1), focused] : [focused, selected];
    const among = several.length > 0 ? several : one;
    const isPossible = among.some(may) && !(isOfApp && among.some(({ app }) => app !== among[0]?.app));
    return isPossible ? among : [];
  }

  function change(among: readonly TaskCard[], patch: FieldPatch): Promise<unknown> {
    focus.touch(among);
    const [first] = among;
    const isSelected = first && selection.selected.has(first._id);
    if (first && among.length === 1 && !isSelected) return Promise.resolve(changeOne({ task: first, patch }));
    return bulk.change({ tasks: among, change: changeOfMany(patch, among) });
  }

  function copyLinks(among: readonly TaskCard[]) {
    const addresses = among.map(({ _id }) => `${location.origin}${links.task(_id)}`);
    void navigator.clipboard.writeText(addresses.join('\n'));
    toast({ message: t('command.linkCopied', { count: among.length }) });
  }

  function run(command: TaskCommand, opener?: HTMLElement) {
    const among = targets(command);
    const [first] = among;
    if (!first) return;
    const place = focus.current() ?? rows.flat().find(({ task }) => task === first._id);
    const row = (place && rowAt(place)) ?? undefined;
    if (command.name === 'open') onOpen(first);
    else if (command.name === 'step') void takeSteps(among.filter(command.may));
    else if (command.name === 'copyLink') copyLinks(among);
    else if (command.name === 'menu') openMenu(row);
    else if (command.name === 'rename' && rename && place) rename(place);
    else setAsked({ name: command.name, tasks: among, at: boxFor(command.name, opener ?? row), opener });
  }

  function close() {
    setAsked(undefined);
    if (asked?.opener?.isConnected) asked.opener.focus();
    else focus.want();
  }

  return {
    focus,
    asked,
    rejection,
    bulk,
    deleting,
    selected: tasks.filter(({ _id }) => selection.selected.has(_id)),
    tasks,
    targets,
    run,
    close,
    change,
    /** A change of one task by its own button, or to a place that is no value of a field. */
    changeOne(placed: PlacedChange) {
      focus.touch([placed.task]);
      changeOne(placed);
    },
    async remove(gone: TaskCard[]) {
      focus.touch(gone);
      await deleting.remove(gone);
      close();
    },
    /** What was asked for is over, and the focus has gone elsewhere. */
    forget: () => setAsked(undefined),
    ...keys,
  };
}

/** Takes the next step of each task. A key by itself never pays: what would is asked about first. */
function useNextSteps(change: (tasks: readonly TaskCard[], patch: FieldPatch) => Promise<unknown>) {
  const words = usePayWords();
  const takeStep = useNextStep((task: TaskCard, status) => void change([task], { status }));
  return async (tasks: readonly TaskCard[]): Promise<void> => {
    const [first] = tasks;
    if (first && tasks.length === 1) return takeStep(first);
    const steps = Map.groupBy(tasks, (task) => nextStep(task)?.to);
    const payable = steps.get('done')?.filter(({ held }) => held) ?? [];
    const held = payable[0]?.held;
    if (held) {
      const reward = { ...held, amount: sum(payable.map((task) => task.held?.amount ?? noCents)) };
      if (!(await askToPay({ what: words.tasks(payable.length), to: words.toAll(payable), reward }))) return;
    }
    for (const [status, same] of steps) if (status) await change(same, { status });
  };
}

/** Where the choices of a command open: at the field in the row if it shows that, else at the title. */
function boxFor(name: CommandName, element: HTMLElement | undefined): DOMRect {
  const at =
    element?.querySelector(`[data-column=${name === 'rename' ? 'title' : name}]`) ??
    element?.querySelector('[data-opens-task]') ??
    element;
  return at?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2 - 140, 120, 280, 32);
}

/** The menu that the other mouse button opens at a row. */
function openMenu(row: HTMLElement | undefined) {
  const at = row?.querySelector('[data-opens-task]');
  if (!at) return;
  const { left, bottom } = at.getBoundingClientRect();
  const place = { clientX: left, clientY: bottom };
  at.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...place }));
}

const fieldsInCommon = ['status', 'assignees', 'priority', 'dueDate', 'flow', 'estimate'] as const;

/** What tasks have in common: undefined for a field in which they differ, the labels that all have, the moves of any. */
export function commonTask(tasks: readonly TaskCard[]): CommonTask | undefined {
  const [first, ...others] = tasks;
  if (!first) return undefined;
  const shared: CommonTask = {
    ...first,
    labels: first.labels.filter((label) => others.every(({ labels }) => hasLabel(labels, label))),
    may: { ...first.may, moves: movesAmong(tasks) },
  };
  for (const name of fieldsInCommon) {
    const value = JSON.stringify(first[name]);
    if (others.some((task) => JSON.stringify(task[name]) !== value))
      Object.assign(shared, { [name]: undefined });
  }
  return shared;
}

const movesAmong = (tasks: readonly TaskCard[]): TaskStatus[] =>
  taskStatuses.filter((status) => tasks.some(({ may }) => may.moves.includes(status)));

/** What was chosen for many tasks, as it is sent: of labels, those that all of them get or lose. */
function changeOfMany({ labels, ...patch }: FieldPatch, tasks: readonly TaskCard[]): BulkChange {
  if (!labels) return patch;
  const before = commonTask(tasks)?.labels ?? [];
  const addLabels = labels.filter((label) => !hasLabel(before, label));
  const removeLabels = before.filter((label) => !hasLabel(labels, label));
  return {
    ...patch,
    ...(addLabels.length > 0 && { addLabels }),
    ...(removeLabels.length > 0 && { removeLabels }),
  };
}
