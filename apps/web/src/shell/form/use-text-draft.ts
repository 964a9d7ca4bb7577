import { type SetStateAction, useState } from 'react';
import { readDraft, writeDraft } from '../../session/drafts.ts';

/**
 * A text that stays on this device until it is sent or given up, over reloads, other pages and sessions.
 *
 * @param first what it begins with, where nothing was written yet; the draft ends when it says so again
 */
export function useTextDraft(
  name: string,
  first = '',
): [draft: string, setDraft: (text: SetStateAction<string>) => void, end: () => void] {
  const written = () => {
    const value = readDraft(name)?.value;
    return typeof value === 'string' ? value : first;
  };
  const [draft, setDraft] = useState(written);
  return [
    draft,
    (change) => {
      // The text may have been typed on since this was drawn.
      const text = typeof change === 'string' ? change : change(written());
      setDraft(text);
      writeDraft(name, text === first ? undefined : text);
    },
    () => writeDraft(name, undefined),
  ];
}
