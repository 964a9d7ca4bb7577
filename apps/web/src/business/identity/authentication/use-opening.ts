import { useEffect, useEffectEvent } from 'react';
import { useAction } from '../../../api/use-action.ts';

/** Asks once, as a screen opens, what the link that leads to it stands for. The screen shows a failure itself. */
export function useOpening<Found>(ask: () => Promise<Found>) {
  const opening = useAction(ask, { quiet: true });
  const start = useEffectEvent(() => opening.run(undefined));
  useEffect(() => {
    void start();
  }, []);
  return opening;
}
