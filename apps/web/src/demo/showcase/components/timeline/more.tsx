import '@mantine/core/styles/Timeline.layer.css';
import { Button, Timeline } from '@mantine/core';
import { useState } from 'react';
import classes from './timeline.module.css';

const days = [
  ['Thursday', 'The shop in Thika was opened'],
  ['Wednesday', 'Two people were taken on'],
  ['Tuesday', 'The rent of the store was paid'],
  ['Monday', 'A lorry of maize flour arrived'],
  ['Sunday', 'Closed'],
  ['Saturday', 'The best day of the month'],
] as const;
const first = 3;

export default function More() {
  const [count, setCount] = useState(first);
  const isAll = count === days.length;
  return (
    <>
      <Timeline role="list" active={count} bulletSize={14} lineWidth={2}>
        {days.slice(0, count).map(([day, text]) => (
          <Timeline.Item key={day} role="listitem" title={day}>
            <p className={classes.detail}>{text}</p>
          </Timeline.Item>
        ))}
      </Timeline>
      <Button mt="md" variant="default" onClick={() => setCount(isAll ? first : days.length)}>
        {isAll ? 'Only the last three days' : 'Earlier days'}
      </Button>
    </>
  );
}
