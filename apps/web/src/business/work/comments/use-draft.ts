import { useState } from 'react';
import { OWN } from '../../../session/session.ts';

const PREFIX = `${OWN}draft.`;

/** Text that stays on this device until it is sent or its author logs out, over reloads and other pages too. */
export function useDraft(name: string): [draft: string, setDraft: (text: string) => void] {
  const key = PREFIX + name;
  const [draft, setDraft] = useState(() => localStorage.getItem(key) ?? '');
  return [
    draft,
    (text) => {
      setDraft(text);
      if (text) localStorage.setItem(key, text);
      else localStorage.removeItem(key);
    },
  ];
}
