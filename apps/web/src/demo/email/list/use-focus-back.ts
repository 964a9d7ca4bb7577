import { useEffect, useRef } from 'react';
import { rowLink } from '../use-ways.ts';

/** Back in the list, the mail that was open has the focus, unless something else took it. */
export function useFocusBack(open: number | undefined): void {
  const last = useRef(open);
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    if (open === undefined && document.activeElement === document.body) rowLink(closed)?.focus();
  }, [open]);
}
