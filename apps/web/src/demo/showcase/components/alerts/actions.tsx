import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import IconAlertCircle from '#icons/IconAlertCircle';
import IconCircleCheck from '#icons/IconCircleCheck';

type State = 'refused' | 'sending' | 'sent';

export default function Actions() {
  const [state, setState] = useState<State>('refused');
  const retry = () => {
    setState('sending');
    setTimeout(() => setState('sent'), 1200);
  };
  if (state === 'sent')
    return (
      <Alert
        role="status"
        color="var(--kz-success)"
        icon={<IconCircleCheck aria-hidden="true" />}
        title="KES 8,500 is on its way to Wanjiku"
      >
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => setState('refused')}>
          Show the error again
        </Button>
      </Alert>
    );
  return (
    <Alert
      role="note"
      color="var(--kz-danger)"
      icon={<IconAlertCircle aria-hidden="true" />}
      title="KES 8,500 did not reach Wanjiku Kamau"
    >
      <p>M-Pesa did not answer in time. The money is back in your wallet.</p>
      <Group gap="xs" mt="sm">
        <Button size="compact-sm" color="red.8" loading={state === 'sending'} onClick={retry}>
          Send again
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          component="a"
          href="https://www.safaricom.co.ke"
          target="_blank"
          rel="noreferrer"
        >
          State of M-Pesa
        </Button>
      </Group>
    </Alert>
  );
}
