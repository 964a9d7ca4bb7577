import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenMeant } from '../../../../shell/when-meant.ts';
import { taskOptions } from '../task-options.ts';
import { openedBy } from './neighbours.ts';

/**
 * Asks for a task, and for the code that shows it, while a pointer or the focus is on what opens it: most of the answer is
 * there when it is pressed.
 */
export function useTaskAhead(fetchCode: () => Promise<unknown>): void {
  const client = useQueryClient();
  useEffect(
    () =>
      whenMeant(openedBy, (id) => {
        // Where it cannot be had, the drawer asks again and says so.
        fetchCode().catch(() => undefined);
        void client.prefetchQuery(taskOptions(id));
      }),
    [client, fetchCode],
  );
}
