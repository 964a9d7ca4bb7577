import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import classes from './repeater.module.css';

export default function Ordered() {
  const [stops, setStops] = useState(['Naivasha', 'Nakuru', 'Kericho', 'Kisumu']);
  const [said, setSaid] = useState('');
  function move(stop: string, by: 1 | -1) {
    const to = stops.indexOf(stop) + by;
    if (to < 0 || to === stops.length) return;
    setStops(stops.filter((one) => one !== stop).toSpliced(to, 0, stop));
    setSaid(`${stop} is stop ${to + 1} of ${stops.length}.`);
  }
  return (
    <>
      <ol className={classes.rows} aria-label="Stops of the lorry">
        {stops.map((stop, at) => (
          <li key={stop} className={classes.row}>
            <span className={classes.number}>{at + 1}</span>
            <span className={classes.grows}>{stop}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${stop} earlier`}
              data-disabled={at === 0}
              aria-disabled={at === 0}
              onClick={() => move(stop, -1)}
            >
              <IconArrowUp size={18} stroke={1.8} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${stop} later`}
              data-disabled={at === stops.length - 1}
              aria-disabled={at === stops.length - 1}
              onClick={() => move(stop, 1)}
            >
              <IconArrowDown size={18} stroke={1.8} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <p role="status">{said}</p>
    </>
  );
}
