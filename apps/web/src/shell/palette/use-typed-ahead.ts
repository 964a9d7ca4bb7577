import { useEffect, useState } from 'react';

/**
 * What is typed into the palette. Its code may have to be fetched, and its field has the focus some moments after that: what is
 * typed meanwhile is typed into it all the same. Each opening starts afresh.
 */
export function useTypedAhead(opened: boolean) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (document.activeElement?.matches('[data-palette-field]')) return;
      if (event.key.length === 1) setTyped((before) => before + event.key);
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      setTyped('');
    };
  }, [opened]);
  return { typed, onType: setTyped };
}
