import { useState } from 'react';
import { own } from '../../../session/session.ts';

const prefix = `${own}draft.`;

/** Text that stays on this device until it is sent or its author logs out, over reloads and other pages too. */
export function useDraft(name: string): [draft: string, setDraft: (text: string) => void] {
  const key = prefix + name;
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
