import { EmptyState } from '@kazi/ui/empty-state';
import { ErrorState } from '@kazi/ui/error-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import IconUsers from '#icons/IconUsers';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';

const people = [
  ['Wanjiku Njoroge', 'Accountant'],
  ['Otieno Ouma', 'Fleet Manager'],
];

export default function States() {
  const [state, setState] = useState('loading');
  return (
    <>
      <SegmentedControl
        mb="sm"
        size="xs"
        aria-label="State of the table"
        data={[
          { value: 'loading', label: 'Loading' },
          { value: 'empty', label: 'Empty' },
          { value: 'failed', label: 'Failed' },
          { value: 'filled', label: 'Filled' },
        ]}
        value={state}
        onChange={setState}
      />
      {state === 'loading' && <SkeletonRows rows={4} height={40} label="Loading the staff" />}
      {state === 'empty' && (
        <EmptyState
          icon={<IconUsers size={24} stroke={1.6} />}
          title="Nobody works here yet"
          message="People appear once they have accepted their invitation."
          action={<Button onClick={() => setState('filled')}>Invite someone</Button>}
        />
      )}
      {state === 'failed' && (
        <ErrorState
          title="The staff could not be loaded"
          message="The server did not answer. Nothing was lost."
          action={
            <Button variant="default" onClick={() => setState('filled')}>
              Try again
            </Button>
          }
        />
      )}
      {state === 'filled' && (
        <TableFrame label="Staff of the branch">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Post</th>
            </tr>
          </thead>
          <tbody>
            {people.map(([name, post]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{post}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </>
  );
}
