import { useState } from 'react';
import { DragArea } from '../../../../shell/drag/drag-area.tsx';
import { listProps } from '../../../../shell/drag/elements.ts';
import { DragRow } from '../../../parts/drag-row.tsx';
import { useDragWords } from '../../../parts/use-drag-words.ts';
import classes from './item.module.css';

const list = { key: 'stops', kind: 'stop', name: 'Stops', runs: 'down' } as const;

export default function Order() {
  const [stops, setStops] = useState(['Industrial Area', 'Gikomba', 'Eastleigh', 'Kasarani']);
  return (
    <DragArea
      lists={[{ ...list, items: stops.map((name) => ({ key: name, name })) }]}
      words={useDragWords()}
      onMove={(stop, { at }) =>
        setStops((now) => now.filter((other) => other !== stop).toSpliced(at, 0, stop))
      }
      overlay={(stop) => <div className={classes.carried}>{stop}</div>}
    >
      <ul className={classes.list} aria-label="Stops of the round" {...listProps(list)}>
        {stops.map((stop) => (
          <DragRow key={stop} id={stop} name={stop} className={classes.item} />
        ))}
      </ul>
    </DragArea>
  );
}
