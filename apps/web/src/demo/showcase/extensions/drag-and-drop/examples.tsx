import { Stack } from '@kazi/ui/layout';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DragArea } from '../../../../shell/drag/drag-area.tsx';
import { listProps } from '../../../../shell/drag/elements.ts';
import { useDragWords } from '../../../parts/use-drag-words.ts';
import { DragRow } from './drag-row.tsx';
import classes from './examples.module.css';

const list = { key: 'stops', kind: 'stop', name: 'Stops', runs: 'down' } as const;

export function OrderExample() {
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
      <Stack as="ul" gap={8} className={classes.list} aria-label="Stops of the round" {...listProps(list)}>
        {stops.map((stop) => (
          <DragRow key={stop} id={stop} name={stop} className={classes.item} />
        ))}
      </Stack>
    </DragArea>
  );
}

const lists = { free: 'At the stage', out: 'On the road' };

export function BetweenExample() {
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
        <Stack
          as="ul"
          key={key}
          gap={8}
          className={classes.list}
          aria-label={lists[key]}
          {...listProps({ key, kind: 'rider' })}
        >
          {riders[key].map((rider) => (
            <DragRow key={rider} id={rider} name={rider} className={classes.item} />
          ))}
        </Stack>
      ))}
    </DragArea>
  );
}

const loads = { van: ['Flour 50 kg', 'Soap 20 kg'], bike: ['Bread 4 kg'] };
const names = { van: 'Van', bike: 'Bicycle' };
const keys = ['van', 'bike'] as const;
const tooHeavy = (load: string) => !load.includes(' 4 kg');

/** What may not be dropped somewhere says why, and stays where it was. */
export function RefusedExample() {
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
          <Stack
            as="ul"
            key={key}
            gap={8}
            className={classes.list}
            aria-label={names[key]}
            {...listProps({ key: `load-${key}`, kind: 'load' })}
          >
            {held[key].map((load) => (
              <DragRow key={load} id={load} name={load} className={classes.item} />
            ))}
          </Stack>
        ))}
      </DragArea>
      <Text size="sm" c="dimmed" mt="xs">
        The bicycle takes no more than 4 kg at a time.
      </Text>
    </>
  );
}
