import { Button, Group, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';

type State = 'idle' | 'asking' | 'still' | 'done';
const words: Record<State, string> = {
  idle: 'Not asked yet.',
  asking: 'Asking M-Pesa for the balance…',
  still: 'Safaricom takes longer than usual. You can go on meanwhile.',
  done: 'The balance of Till 881 442 is KES 64,210.',
};
const next = { asking: 'still', still: 'done' } as const;

export default function Words() {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle' || state === 'done') return;
    const timer = setTimeout(() => setState(next[state]), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const isBusy = state === 'asking' || state === 'still';
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        {isBusy && <Loader size="sm" color="var(--kz-accent-ink)" aria-hidden="true" />}
        <p role="status">{words[state]}</p>
      </Group>
      <Button mt="md" variant="default" disabled={isBusy} onClick={() => setState('asking')}>
        Ask for the balance
      </Button>
    </>
  );
}
