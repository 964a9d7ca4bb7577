import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import IconInfoCircle from '#icons/IconInfoCircle';

const hints = {
  search: 'Press Ctrl and K to search for anything: people, tasks, pages.',
  phone: 'On a phone, Kazi can be put on the home screen from the browser’s menu.',
};
const all = Object.entries(hints);

export default function Dismissible() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const restore = useRef<HTMLButtonElement>(null);
  const close = (name: string) => {
    setClosed([...closed, name]);
    restore.current?.focus();
  };
  return (
    <Stack gap="sm" align="stretch">
      {all
        .filter(([name]) => !closed.includes(name))
        .map(([name, hint]) => (
          <Alert
            key={name}
            role="note"
            variant="default"
            icon={<IconInfoCircle aria-hidden="true" />}
            withCloseButton
            closeButtonLabel="Put this hint away"
            onClose={() => close(name)}
          >
            <p>{hint}</p>
          </Alert>
        ))}
      <Button ref={restore} variant="subtle" onClick={() => setClosed([])}>
        Show all hints
      </Button>
    </Stack>
  );
}
