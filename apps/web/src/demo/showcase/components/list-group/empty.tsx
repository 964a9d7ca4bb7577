import { EmptyState } from '@kazi/ui/empty-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import IconMapPin from '#icons/IconMapPin';
import classes from './list-group.module.css';

const states = ['Loading', 'Empty', 'Filled'];

export default function Empty() {
  const [state, setState] = useState('Loading');
  return (
    <>
      <Group mb="sm">
        <SegmentedControl aria-label="State of the list" data={states} value={state} onChange={setState} />
      </Group>
      {state === 'Loading' && (
        <div className={classes.list}>
          <SkeletonRows rows={3} label="Branches are being loaded" />
        </div>
      )}
      {state === 'Empty' && (
        <div className={classes.list}>
          <EmptyState
            icon={<IconMapPin size={24} stroke={1.6} />}
            title="No branches yet"
            message="Customers find you by the branches you name here."
            action={<Button onClick={() => setState('Filled')}>Add the first branch</Button>}
          />
        </div>
      )}
      {state === 'Filled' && (
        <ul className={classes.list} aria-label="Branches">
          <li className={classes.item}>Biashara Street, Nairobi</li>
          <li className={classes.item}>Oginga Odinga Street, Kisumu</li>
        </ul>
      )}
    </>
  );
}
