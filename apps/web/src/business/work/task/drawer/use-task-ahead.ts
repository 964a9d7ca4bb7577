import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { taskOptions } from '../task-options.ts';
import { openedBy } from './neighbours.ts';

/** A pointer or the focus that stays so long on what opens a task means it; on its way elsewhere it does not. */
const meantAfterMs = 50;

/**
 * Asks for a task, and for the code that shows it, while a pointer or the focus is on what opens it: most of the answer is
 * there when it is pressed.
 */
export function useTaskAhead(fetchCode: () => Promise<unknown>): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (id: string) => {
      // Where it cannot be had, the drawer asks again and says so.
      fetchCode().catch(() => undefined);
      void client.prefetchQuery(taskOptions(id));
    };
    const onNear = ({ target }: Event) => {
      clearTimeout(timer);
      const id = openedBy(target);
      if (id) timer = setTimeout(ask, meantAfterMs, id);
    };
    const onPress = ({ target }: Event) => {
      const id = openedBy(target);
      if (id) ask(id);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    document.addEventListener('pointerover', onNear, options);
    document.addEventListener('focusin', onNear, options);
    document.addEventListener('pointerdown', onPress, options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [client, fetchCode]);
}
