import { useEffect, useEffectEvent, useState } from 'react';
import { focusHeading } from '../../../shell/page/focus-heading.ts';

/** Where a task is shown: `key` is unique on the screen, and another one in another group, column or lane. */
export interface Place {
  key: string;
  task: string;
}

/** The places of a screen in their order, those of one column together. */
export type Places = readonly (readonly Place[])[];

/**
 * Where the focus goes that was at a place. It stays where the task stays; a task that others moved takes it along; one that this
 * person changed, so that it left its place, leaves it to the next task of where it was, at the end to the one before.
 */
export function nextPlace(
  before: Places,
  now: Places,
  here: Place,
  changed: ReadonlySet<string>,
): Place | undefined {
  const all = now.flat();
  const at = (place: Place | undefined) => all.findIndex(({ key }) => key === place?.key);
  const same = all[at(here)];
  const isOwn = changed.has(here.task);
  if (same && !isOwn) return same;
  const elsewhere = all.find(({ task }) => task === here.task);
  if (elsewhere && !isOwn) return elsewhere;

  const stays = (place: Place) => !changed.has(place.task) && at(place) >= 0;
  const column = before.find((places) => places.some(({ key }) => key === here.key)) ?? [];
  const from = column.findIndex(({ key }) => key === here.key);
  const next = column.slice(from + 1).find(stays);
  const previous = column.slice(0, Math.max(0, from)).findLast(stays);
  if (same && (!previous || at(previous) < at(same)) && (!next || at(same) < at(next))) return same;
  return next ?? previous ?? before.flat().find(stays) ?? all[0];
}

interface RowFocusOptions {
  rows: Places;
  /** Gives a place the focus, now or as soon as it is drawn. */
  show: (place: Place) => void;
}

interface Kept {
  /** The place that has the focus, or had it before a dialog took it. */
  here?: Place | undefined;
  /** The places as they were while the task was at its place. */
  before?: Places;
  /** Tasks that this person has changed since the focus came here. */
  changed: Set<string>;
  /** The focus is to come back among the rows. */
  isWanted: boolean;
  /** Somebody clicked beside the rows: the focus stays where it is. */
  isLeft: boolean;
}

/** Marks the element of a row or card as a place. */
export const placeProps = (key: string) => ({ 'data-place': key });

/** The element of a place, where it is drawn. */
export const rowAt = ({ key }: Pick<Place, 'key'>): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`);

/** Gives the focus to what opens the task of a row that is drawn. */
export const showRow = (place: Place): void =>
  rowAt(place)?.querySelector<HTMLElement>('[data-opens-task]')?.focus();

const placeAround = (element: Element | null) => element?.closest<HTMLElement>('[data-place]')?.dataset.place;

export type RowFocus = ReturnType<typeof useRowFocus>;

/** Keeps the focus where the next task is, whatever happens to the one that has it; it never falls to the page. */
export function useRowFocus({ rows, show }: RowFocusOptions) {
  const [kept] = useState<Kept>(() => ({ changed: new Set(), isWanted: false, isLeft: false }));

  const settle = useEffectEvent(() => {
    const { here, before = rows, changed, isWanted, isLeft } = kept;
    if (!here) return;
    const active = document.activeElement;
    // What leads its own focus over the rows has it nowhere for a while, as a comment that is being sent.
    const isLost = isWanted || (active === document.body && !isLeft && !isCovered());
    const to = nextPlace(before, rows, here, changed);
    if (to?.key === here.key) kept.before = rows;
    else if (!isLost && placeAround(active) === undefined) return;
    else {
      Object.assign(kept, { here: to, before: rows });
      changed.clear();
    }
    if (!to || (to.key === here.key && !isLost)) return;
    kept.isWanted = false;
    show(to);
  });
  useEffect(() => settle());

  const all = () => rows.flat();
  const note = useEffectEvent((key: string) => {
    const place = all().find((one) => one.key === key);
    if (!place) return;
    kept.isLeft = false;
    // A card that is drawn anew in the column it was moved to is still the one that this person leaves.
    const isCarried = place.task === kept.here?.task && kept.changed.has(place.task);
    if (place.key === kept.here?.key || isCarried) return;
    Object.assign(kept, { here: place, before: rows });
    kept.changed.clear();
  });
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const key = target instanceof Element ? placeAround(target) : undefined;
      if (key !== undefined) note(key);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('main') && !target.closest(pressed)) kept.isLeft = true;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      // The last row has left, and the rows with it: what stands there instead has no focus of its own.
      const isLost = () => kept.here && !kept.isLeft && document.activeElement === document.body;
      queueMicrotask(() => isLost() && focusHeading());
    };
  }, [kept]);

  /** The place that keys are meant for: that of the focus, or the one it had before a dialog came over it. */
  function current(): Place | undefined {
    const active = document.activeElement;
    const key = placeAround(active) ?? (isAway(active) ? kept.here?.key : undefined);
    return all().find((place) => place.key === key);
  }

  return {
    current,
    /** This person changes these tasks: they may leave their places. */
    touch(tasks: readonly { _id: string }[]) {
      for (const { _id } of tasks) kept.changed.add(_id);
    },
    /** Has the focus come back among the rows with the next drawing. */
    want() {
      kept.isWanted = true;
    },
    /** From elsewhere on the page: to the row that had the focus last, or to the first. */
    enter() {
      const place = all().find(({ key }) => key === kept.here?.key) ?? all()[0];
      if (place) show(place);
    },
    /** The place so many rows further on; undefined beyond the ends. */
    beside(steps: number): Place | undefined {
      const at = all().findIndex(({ key }) => key === current()?.key);
      return at < 0 ? undefined : all()[at + steps];
    },
  };
}

/** What keeps the focus among the rows when it is pressed, or has it itself. */
const pressed = '[data-place], a, button, input, textarea, [tabindex]';

/** Whether something that leads its own focus stands over the rows, as `keepFocus` knows it. */
const isCovered = () => document.querySelector('[role=dialog] [data-keeps-focus]') !== null;

const isAway = (active: Element | null) =>
  active === null || active === document.body || active.closest('[role=dialog]') !== null;
