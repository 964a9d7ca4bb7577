import { useState } from 'react';

const PREFIX = 'kazi.draft.';

/** Text that stays on this device until it is sent, over reloads and other pages too. */
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
