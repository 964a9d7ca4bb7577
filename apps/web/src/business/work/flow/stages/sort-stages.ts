import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom';
import { isSortable, Sortable } from '@dnd-kit/dom/sortable';
import { nonce } from '../../../../boot/nonce.ts';

/** What happens to a stage that is carried; places count from 0. */
export interface StageCarried {
  lifted: (id: string, at: number) => void;
  over: (id: string, at: number) => void;
  dropped: (id: string, at: number) => void;
  putBack: (id: string) => void;
}

/** What a stage is carried by. */
export const gripOf = (track: HTMLElement, id: string) =>
  track.querySelector<HTMLElement>(`[data-stage="${CSS.escape(id)}"] [data-grip]`);

/** Lets the stages of a track be put in order by their grips, with mouse, touch and keys, until it is ended. */
export function sortStages(track: HTMLElement, ids: readonly string[], tell: StageCarried): () => void {
  const manager = new DragDropManager({ sensors, plugins });
  const stages = ids.map((id, index) => {
    const handle = gripOf(track, id) ?? undefined;
    const element = handle?.closest('[data-stage]') ?? undefined;
    return new Sortable({ id, index, ...(element && { element }), ...(handle && { handle }) }, manager);
  });
  manager.monitor.addEventListener('dragstart', ({ operation: { source } }) => {
    if (isSortable(source)) tell.lifted(String(source.id), source.index);
  });
  manager.monitor.addEventListener('dragover', ({ operation: { source, target } }) => {
    if (isSortable(source) && isSortable(target) && source.id !== target.id)
      tell.over(String(source.id), target.index);
  });
  manager.monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
    if (!isSortable(source)) return;
    const { index, initialIndex } = source;
    const id = String(source.id);
    if (!canceled && index !== initialIndex) return tell.dropped(id, index);
    tell.putBack(id);
    // The element goes back within a frame, and loses the focus by it.
    requestAnimationFrame(() => requestAnimationFrame(() => gripOf(track, id)?.focus()));
  });
  return () => {
    for (const stage of stages) stage.destroy();
    manager.destroy();
  };
}

const sensors = [
  PointerSensor.configure({
    activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })],
    preventActivation: () => false,
  }),
  KeyboardSensor,
];

const plugins = [
  StyleInjector.configure({ nonce }),
  AutoScroller,
  Cursor,
  Feedback.configure({ dropAnimation: null }),
  PreventSelection,
];
