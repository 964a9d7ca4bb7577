import { VisuallyHidden } from '@mantine/core';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../store.ts';
import { useLatest } from '../use-latest.ts';
import { type Drag, DragContext, type DragRules, useDrag } from './context.ts';
import classes from './drag-area.module.css';
import { useAnnouncer } from './use-announcer.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';
import { usePointerDrag } from './use-pointer-drag.ts';

interface DragAreaProps
  extends DragRules,
    Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'onKeyDown' | 'children'> {
  /** What follows the pointer. */
  overlay: (item: string) => ReactNode;
  /** It gets the rest of the window's height, and scrolls by itself. */
  fillsPage?: boolean;
}

/** Lists whose items are put elsewhere by mouse, touch and keys alike. */
export function DragArea(props: DragAreaProps) {
  const { lists, words, onMove, refusal, isFixed, overlay, fillsPage, onKeyDown, children, ...rest } = props;
  const [drag] = useState(() => createStore<Drag | undefined>(undefined));
  const keysId = useId();
  const latest = useLatest<DragRules>(props);
  const rules = useCallback(() => latest.current, [latest]);
  const [parts] = useState({ drag, rules, keysId });
  const { said, announce } = useAnnouncer(rules);
  const pointer = usePointerDrag(parts, announce);
  const { keys, followLanded } = useKeyboardDrag(parts, announce);
  useEffect(followLanded);

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    keys.onKeyDown(event);
    if (!event.defaultPrevented) onKeyDown?.(event);
  }

  const listeners = { ...pointer.props, onKeyDown: onKey, onBlur: keys.onBlur };
  return (
    <DragContext value={parts}>
      <div {...rest} data-fills-page={fillsPage || undefined} {...listeners}>
        {children}
      </div>
      <Carried draw={overlay} place={pointer.place} />
      <VisuallyHidden id={keysId}>{words.keys}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
    </DragContext>
  );
}

interface CarriedProps {
  draw: (item: string) => ReactNode;
  /** Puts it where the pointer is. */
  place: Ref<HTMLDivElement>;
}

/** What follows the pointer while an item is dragged by it. */
function Carried({ draw, place }: CarriedProps) {
  const item = useDrag((moving) => (moving?.by === 'pointer' ? moving.item : undefined));
  if (item === undefined) return null;
  return createPortal(
    <div ref={place} className={classes.carried} inert>
      {draw(item)}
    </div>,
    document.body,
  );
}
