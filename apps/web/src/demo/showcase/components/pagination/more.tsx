import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import classes from './pagination.module.css';

const messages = Array.from({ length: 9 }, (_, at) => `Delivery ${218 - at} was signed for`);
const step = 3;

export default function More() {
  const [count, setCount] = useState(step);
  const [isLoading, setLoading] = useState(false);
  const more = () => {
    setLoading(true);
    setTimeout(() => {
      setCount((shown) => shown + step);
      setLoading(false);
    }, 700);
  };
  return (
    <Stack gap="sm">
      <ul className={classes.rows} aria-label="Deliveries">
        {messages.slice(0, count).map((message) => (
          <li key={message} className={classes.row}>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <p role="status">
        {Math.min(count, messages.length)} of {messages.length} shown
      </p>
      {count < messages.length ? (
        <Button variant="default" loading={isLoading} onClick={more}>
          Show more
        </Button>
      ) : (
        <Button variant="subtle" onClick={() => setCount(step)}>
          Begin again
        </Button>
      )}
    </Stack>
  );
}
