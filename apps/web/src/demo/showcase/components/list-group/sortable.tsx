import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import IconGripVertical from '#icons/IconGripVertical';
import { DragArea } from '../../../../shell/drag/drag-area.tsx';
import { listProps } from '../../../../shell/drag/elements.ts';
import { useDragItem } from '../../../../shell/drag/use-drag-item.ts';
import { useDragWords } from '../../../parts/use-drag-words.ts';
import classes from './list-group.module.css';

const list = { key: 'stops', kind: 'stop', name: 'Stops', runs: 'down' } as const;
const towns = ['Nairobi', 'Naivasha', 'Nakuru', 'Kericho', 'Kisumu'];

export default function Sortable() {
  const [stops, setStops] = useState(towns);
  const put = (stop: string, at: number) =>
    setStops(stops.filter((other) => other !== stop).toSpliced(at, 0, stop));
  return (
    <DragArea
      lists={[{ ...list, items: stops.map((stop) => ({ key: stop, name: stop })) }]}
      words={useDragWords()}
      onMove={(stop, { at }) => put(stop, at)}
      overlay={(stop) => <div className={classes.carried}>{stop}</div>}
    >
      <ol className={classes.list} aria-label="Stops of the lorry" {...listProps(list)}>
        {stops.map((stop) => (
          <Stop key={stop} name={stop} />
        ))}
      </ol>
    </DragArea>
  );
}

function Stop({ name }: { name: string }) {
  const { item, handle, grip } = useDragItem<HTMLLIElement>(name);
  return (
    <li className={classes.item} {...item}>
      <ActionIcon variant="transparent" color="gray" aria-label={`Move ${name}`} {...handle} {...grip}>
        <IconGripVertical size={16} stroke={1.6} />
      </ActionIcon>
      <span className={classes.words}>{name}</span>
    </li>
  );
}
