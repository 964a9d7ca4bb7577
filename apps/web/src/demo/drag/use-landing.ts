import { useSyncExternalStore } from 'react';
import { useDragParts } from './context.ts';

/** Whether the dragged item would land in a list now. */
export function useLanding(list: string): boolean {
  const { drag } = useDragParts();
  return useSyncExternalStore(drag.subscribe, () => drag.get()?.to?.list === list);
}
