import { type KeyboardEvent, useEffect, useRef } from 'react';

interface InlineKeys {
  onEnter: (field: HTMLElement) => void;
  /** Left out while there is nothing to give up: what is around the field may want the key. */
  onEscape?: ((field: HTMLElement) => void) | undefined;
}

/**
 * Enter and Escape of a field that is typed into in its place. The keys end here: where the focus moves while one is down, the
 * browser gives the rest of it to what has the focus then, and Enter would press that. A word that is still being composed has
 * them first.
 */
export const inlineKeys =
  ({ onEnter, onEscape }: InlineKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const act = event.key === 'Enter' ? onEnter : event.key === 'Escape' ? onEscape : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.currentTarget);
  };

/** For a button that becomes a field: has the focus come back to the button when a key has closed the field. */
export function useButtonFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (isOpen || !isWanted.current) return;
    isWanted.current = false;
    button.current?.focus();
  }, [isOpen]);
  return { button, isWanted };
}
