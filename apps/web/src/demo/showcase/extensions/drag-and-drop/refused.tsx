import { Text } from '@mantine/core';
import { useState } from 'react';
import { DragArea } from '../../../../shell/drag/drag-area.tsx';
import { listProps } from '../../../../shell/drag/elements.ts';
import { DragRow } from '../../../parts/drag-row.tsx';
import { useDragWords } from '../../../parts/use-drag-words.ts';
import classes from './item.module.css';

const loads = { van: ['Flour 50 kg', 'Soap 20 kg'], bike: ['Bread 4 kg'] };
const names = { van: 'Van', bike: 'Bicycle' };
const keys = ['van', 'bike'] as const;
const tooHeavy = (load: string) => !load.includes(' 4 kg');

/** What may not be dropped somewhere says why, and stays where it was. */
export default function Refused() {
  const [held, setHeld] = useState(loads);
  const without = (load: string) => ({
    van: held.van.filter((other) => other !== load),
    bike: held.bike.filter((other) => other !== load),
  });
  return (
    <>
      <DragArea
        className={classes.columns}
        lists={keys.map((key) => ({
          key: `load-${key}`,
          kind: 'load',
          name: names[key],
          runs: 'down',
          items: held[key].map((name) => ({ key: name, name })),
        }))}
        words={{ ...useDragWords(), refused: ({ name }, _list, reason) => `${name}: ${reason}` }}
        refusal={(load, _from, list) =>
          list === 'load-bike' && tooHeavy(load) ? 'That is too heavy for a bicycle.' : undefined
        }
        onMove={(load, { list, at }) => {
          const key = list === 'load-bike' ? 'bike' : 'van';
          const others = without(load);
          setHeld({ ...others, [key]: others[key].toSpliced(at, 0, load) });
        }}
        overlay={(load) => <div className={classes.carried}>{load}</div>}
      >
        {keys.map((key) => (
          <ul
            key={key}
            className={classes.list}
            aria-label={names[key]}
            {...listProps({ key: `load-${key}`, kind: 'load' })}
          >
            {held[key].map((load) => (
              <DragRow key={load} id={load} name={load} className={classes.item} />
            ))}
          </ul>
        ))}
      </DragArea>
      <Text size="sm" c="dimmed" mt="xs">
        The bicycle takes no more than 4 kg at a time.
      </Text>
    </>
  );
}
