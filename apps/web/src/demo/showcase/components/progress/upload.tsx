import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress } from '@mantine/core';
import { useEffect, useState } from 'react';

export default function Upload() {
  const [done, setDone] = useState(0);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || done >= 100) return;
    const timer = setTimeout(() => setDone(Math.min(100, done + 4)), 120);
    return () => clearTimeout(timer);
  }, [isOn, done]);
  const begin = () => {
    setDone(0);
    setOn(true);
  };
  const isDone = done === 100;
  return (
    <>
      <Group justify="space-between" mb="xs">
        <p>Contract with Naivas.pdf</p>
        <p>{done}%</p>
      </Group>
      <Progress value={done} size="md" animated={isOn && !isDone} aria-label="Contract with Naivas.pdf" />
      <Group justify="space-between" mt="sm">
        <p role="status">{isDone ? 'It is there' : isOn ? 'Being sent' : 'Ready to be sent'}</p>
        {isOn && !isDone ? (
          <Button size="compact-sm" variant="default" onClick={() => setOn(false)}>
            Stop
          </Button>
        ) : (
          <Button size="compact-sm" onClick={begin}>
            {isDone ? 'Send again' : 'Send'}
          </Button>
        )}
      </Group>
    </>
  );
}
