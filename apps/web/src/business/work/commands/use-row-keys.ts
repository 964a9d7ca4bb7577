import type { KeyboardEvent } from 'react';
import { keyName } from '../../../shell/shortcuts/key-name.ts';
import type { Selection } from '../bulk/use-selection.ts';
import type { Place, RowFocus } from './use-row-focus.ts';

interface RowKeysOptions {
  focus: RowFocus;
  selection: Selection;
  show: (place: Place) => void;
}

/** The keys of rows of tasks that select, and those that move from one to the next. */
export function useRowKeys({ focus, selection, show }: RowKeysOptions) {
  /** Selects the task that has the focus, and all from there to another one. */
  function extendTo(task: string) {
    const from = focus.current();
    if (from && from.task !== task) selection.extendFrom(from.task, task);
  }

  /** Moves the focus to another row. */
  function go(to: Place | undefined, isExtending = false) {
    if (!to) return;
    if (isExtending) extendTo(to.task);
    show(to);
  }

  /** The keys that select: X, with Shift up to here; Ctrl or ⌘ with A all, Escape nothing. True where it was one of them. */
  function onSelectKey(event: KeyboardEvent<HTMLElement>): boolean {
    const { target, currentTarget, altKey, shiftKey } = event;
    const place = focus.current();
    if (altKey || !place || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return false;
    if (target.closest(typed)) return false;
    const key = keyName(event);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key === 'a') selection.all();
    else if (isCommand) return false;
    else if (key === 'x') selection[shiftKey ? 'extend' : 'toggle'](place.task);
    else if (key === 'Escape' && selection.selected.size > 0) selection.clear();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** The keys of rows below one another: J, K and the arrows go to the next, with Shift they select on the way. */
  function onRowKey(event: KeyboardEvent<HTMLElement>) {
    if (onSelectKey(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target, currentTarget } = event;
    const steps = rowSteps[keyName(event)];
    if (!steps || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (target.closest(typed) || !focus.current()) return;
    go(focus.beside(steps), event.shiftKey);
    event.preventDefault();
  }

  return { extendTo, go, onSelectKey, onRowKey };
}

/** What is typed into has its keys for itself. */
const typed = 'input:not([type=checkbox]), textarea, [contenteditable=true]';

const rowSteps: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
