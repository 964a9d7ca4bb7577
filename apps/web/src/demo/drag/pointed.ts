import type { Point } from './follow-pointer.ts';
import { type DragList, type Spot, spotOf } from './lists.ts';

/** Attributes by which the place under the pointer is found again. */
export const listProps = ({ key, kind }: Pick<DragList, 'key' | 'kind'>) => ({
  'data-drag-list': key,
  'data-drag-kind': kind,
});
export const itemProps = (key: string) => ({ 'data-drag-item': key });

/** The spot for an item under a point of the window: the list there, and the first of its items that lies beyond. */
export function spotAt(
  lists: readonly DragList[],
  item: string,
  { x, y }: Point,
  isRtl: boolean,
): Spot | undefined {
  const home = spotOf(lists, item)?.list;
  const kind = lists.find(({ key }) => key === home)?.kind;
  const element = document
    .elementsFromPoint(x, y)
    .map((candidate) => candidate.closest<HTMLElement>(`[data-drag-kind="${kind}"]`))
    .find((found) => found !== null);
  const list = lists.find(({ key }) => key === element?.dataset.dragList);
  if (!element || !list) return undefined;

  const others = list.items.filter(({ key }) => key !== item);
  const isBeyond = (key: string) => {
    const box = element.querySelector(`[data-drag-item="${key}"]`)?.getBoundingClientRect();
    if (!box) return false;
    if (list.runs === 'down') return box.top + box.height / 2 > y;
    const middle = box.left + box.width / 2;
    return isRtl ? middle < x : middle > x;
  };
  const at = others.findIndex(({ key }) => isBeyond(key));
  return { list: list.key, at: at < 0 ? others.length : at };
}
