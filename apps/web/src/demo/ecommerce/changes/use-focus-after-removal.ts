import { useEffect, useRef } from 'react';
import { focusHeading } from '../../../shell/page/focus-heading.ts';

/** Gives the focus to the page's heading where what was removed had it: a keyboard goes on from there. */
export function useFocusAfterRemoval(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost) focusHeading();
    before.current = count;
  }, [count]);
}
