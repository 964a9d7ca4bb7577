import { useState } from 'react';
import { DragArea } from '../../../../shell/drag/drag-area.tsx';
import { listProps } from '../../../../shell/drag/elements.ts';
import { DragRow } from '../../../parts/drag-row.tsx';
import { useDragWords } from '../../../parts/use-drag-words.ts';
import classes from './item.module.css';

const lists = { free: 'At the stage', out: 'On the road' };

export default function Between() {
  const [riders, setRiders] = useState({ free: ['Kamau', 'Otieno', 'Juma'], out: ['Wekesa'] });
  const keys = ['free', 'out'] as const;
  const without = (rider: string) => ({
    free: riders.free.filter((other) => other !== rider),
    out: riders.out.filter((other) => other !== rider),
  });
  return (
    <DragArea
      className={classes.columns}
      lists={keys.map((key) => ({
        key,
        kind: 'rider',
        name: lists[key],
        runs: 'down',
        items: riders[key].map((name) => ({ key: name, name })),
      }))}
      words={useDragWords()}
      onMove={(rider, { list, at }) => {
        const key = list === 'out' ? 'out' : 'free';
        const others = without(rider);
        setRiders({ ...others, [key]: others[key].toSpliced(at, 0, rider) });
      }}
      overlay={(rider) => <div className={classes.carried}>{rider}</div>}
    >
      {keys.map((key) => (
        <ul key={key} className={classes.list} aria-label={lists[key]} {...listProps({ key, kind: 'rider' })}>
          {riders[key].map((rider) => (
            <DragRow key={rider} id={rider} name={rider} className={classes.item} />
          ))}
        </ul>
      ))}
    </DragArea>
  );
}
