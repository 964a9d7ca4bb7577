import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** A pause in typing that is long enough to ask the server. */
const typingMs = 250;

/**
 * A text that follows what is typed at once, and asks for it after a pause. It is set anew where what is asked for
 * changes by other means: cleared, or the browser's back button.
 */
export function useTypedText(asked: string | undefined, ask: (text: string | undefined) => void) {
  const [typed, setTyped] = useState(asked ?? '');
  const askLater = useDebouncedCallback((text: string) => ask(text.trim() || undefined), typingMs);
  const [askedBefore, setAskedBefore] = useState(asked);
  if (askedBefore !== asked) {
    setAskedBefore(asked);
    if (typed.trim() !== (asked ?? '')) setTyped(asked ?? '');
  }
  return {
    typed,
    type(text: string) {
      setTyped(text);
      askLater(text);
    },
  };
}
