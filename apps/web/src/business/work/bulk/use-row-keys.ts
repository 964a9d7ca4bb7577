import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import type { Selection } from './use-selection.ts';

interface RowKeys {
  /** What the rows are called in the list of keys. */
  group: string;
  selection: Selection;
  onOpen: (task: string) => void;
  /** What N does; without it, nothing. */
  onStep?: (task: string) => void;
}

/**
 * Keys of rows of tasks (`data-task`, each with its link as `data-task-link`): J and K move from one to the next, and from
 * anywhere else on the page to the row that Tab reaches; O opens, S changes the status, X selects, with Shift up to here; Delete
 * asks about all that are selected.
 */
export function useRowKeys({ group, selection, onOpen, onStep }: RowKeys) {
  const { t } = useTranslation('work');
  const ref = useRef<HTMLDivElement>(null);

  function enter() {
    const links = [...(ref.current?.querySelectorAll<HTMLElement>('[data-task-link]') ?? [])];
    (links.find(({ tabIndex }) => tabIndex === 0) ?? links[0])?.focus();
  }
  useShortcut({ keys: 'j', arrows: 'arrowdown', label: t('shortcuts.next'), group, run: enter });
  useShortcut({ keys: 'k', arrows: 'arrowup', label: t('shortcuts.previous'), group, run: enter });
  useListedKeys(group, {
    o: t('shortcuts.open'),
    x: t('shortcuts.select'),
    ...(onStep && { n: t('shortcuts.toggle') }),
    s: t('shortcuts.status'),
    delete: t('shortcuts.delete'),
  });

  function focusBeside(row: HTMLElement, step: number) {
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
    rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>('[data-task-link]')?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (!currentTarget.contains(target)) return;
    const row = target.closest<HTMLElement>('[data-task]');
    const task = row?.dataset.task;
    if (!row || !task) return;
    if (key === 'j' || key === 'ArrowDown') focusBeside(row, 1);
    else if (key === 'k' || key === 'ArrowUp') focusBeside(row, -1);
    else if (key === 'o') onOpen(task);
    else if (key === 's') row.querySelector<HTMLElement>('[aria-haspopup=listbox]')?.click();
    else if (key === 'n' && onStep) onStep(task);
    else if (key.toLowerCase() === 'x') selection[event.shiftKey ? 'extend' : 'toggle'](task);
    else if (key === 'Delete' && selection.selected.size > 0) selection.ask({ for: 'deletion' });
    else if (key === 'Escape' && selection.selected.size > 0) selection.clear();
    else return;
    event.preventDefault();
  }

  return { ref, onKeyDown };
}
