import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, PointerSensor } from '@dnd-kit/react';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { nonce } from '../../boot/nonce.ts';
import { DragContext } from './context.ts';
import type { DragList, Spot } from './lists.ts';
import { createDragStore, type DragStore, useDragged } from './store.ts';
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
  const pointer = usePointerDrag(parts, speech);
  const { keys, followLanded } = useKeyboardDrag(parts, speech);
  useEffect(followLanded);

  return (
    <DragContext value={parts}>
      <DragDropProvider sensors={sensors} plugins={plugins} {...pointer}>
        <div className={className} data-fills-page={fillsPage || undefined} {...keys}>
          {children}
        </div>
        <Overlay drag={drag} draw={overlay} />
      </DragDropProvider>
      <VisuallyHidden id={keysId}>
        Space picks it up, arrow keys move it, Space drops it, Escape puts it back.
      </VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
    </DragContext>
  );
}

function Overlay({ drag, draw }: { drag: DragStore; draw: (item: string) => ReactNode }) {
  const item = useDragged(drag);
  return <DragOverlay>{item && draw(item)}</DragOverlay>;
}

const sensors = [
  PointerSensor.configure({
    // A finger that moves at once scrolls; one that rests picks the item up.
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('[aria-haspopup=menu], [role=menu], input') !== null,
  }),
];

const plugins = [
  StyleInjector.configure({ nonce }),
  AutoScroller.configure({ threshold: 0.12 }),
  Cursor,
  Feedback.configure({ dropAnimation: null }),
  PreventSelection,
];
