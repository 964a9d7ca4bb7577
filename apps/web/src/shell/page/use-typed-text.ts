import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** A pause in typing that is long enough to ask the server. */
const typingMs = 250;

type Words = string | undefined;

/**
 * The text of a field that asks for it after a pause in typing. `value` is what is asked for now, usually from the
 * address. It replaces the text where it was changed by other means: cleared, or the browser's back button. An earlier
 * question of our own that arrives while typing goes on does not.
 */
export function useTypedText(value: Words, onAsk: (words: Words) => void) {
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  /** What was asked for and has not arrived as the value yet, in order. */
  const [underWay, setUnderWay] = useState<readonly Words[]>([]);
  const ask = useDebouncedCallback((text: string) => {
    const words = text.trim() || undefined;
    setUnderWay((asked) => [...asked, words]);
    onAsk(words);
  }, typingMs);

  if (known !== value) {
    setKnown(value);
    const at = underWay.lastIndexOf(value);
    setUnderWay(underWay.slice(at + 1));
    if (at < 0) {
      setUnderWay([]);
      if (typed.trim() !== (value ?? '')) setTyped(value ?? '');
    }
  } else if (underWay.length > 0 && typed.trim() === (value ?? '')) {
    setUnderWay([]);
  }

  return {
    typed,
    type(text: string) {
      setTyped(text);
      ask(text);
    },
    /** Asks at once: the field is left, and a question that came late would follow the person elsewhere. */
    flush: () => ask.flush(),
  };
}
