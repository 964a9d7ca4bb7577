import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Carried } from './carried.tsx';
import { DragContext } from './context.ts';
import type { DragList, Spot } from './lists.ts';
import { createDragStore } from './store.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';
import { usePointerDrag } from './use-pointer-drag.ts';
import { useSpeech } from './use-speech.ts';

interface DragAreaProps {
  lists: readonly DragList[];
  /** An item was dropped somewhere else. */
  onMove: (item: string, to: Spot) => void;
  /** What follows the pointer. */
  overlay: (item: string) => ReactNode;
  className?: string | undefined;
  /** It gets the rest of the window's height, and scrolls by itself. */
  fillsPage?: boolean;
  children: ReactNode;
}

/** Lists whose items are put elsewhere by mouse, touch and keys alike. */
export function DragArea({ lists, onMove, overlay, className, fillsPage, children }: DragAreaProps) {
  const [drag] = useState(createDragStore);
  const keysId = useId();
  const latest = useRef({ lists, onMove });
  useLayoutEffect(() => {
    latest.current = { lists, onMove };
  });
  const listsNow = useCallback(() => latest.current.lists, []);
  const move = useCallback((item: string, to: Spot) => latest.current.onMove(item, to), []);
  const [parts] = useState({ drag, lists: listsNow, keysId, onMove: move });
  const { said, speech } = useSpeech(listsNow);
  const { props, place } = usePointerDrag(parts, speech);
  const { keys, followLanded } = useKeyboardDrag(parts, speech);
  useEffect(followLanded);

  return (
    <DragContext value={parts}>
      <div className={className} data-fills-page={fillsPage || undefined} {...props} {...keys}>
        {children}
      </div>
      <Carried drag={drag} draw={overlay} place={place} />
      <VisuallyHidden id={keysId}>
        Space picks it up, arrow keys move it, Space drops it, Escape puts it back.
      </VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
    </DragContext>
  );
}
