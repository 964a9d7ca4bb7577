import { EmptyState } from '@kazi/ui/empty-state';
import { ErrorState } from '@kazi/ui/error-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';

const states = ['Loading', 'Empty', 'Failed'] as const;
type State = (typeof states)[number];

export default function States() {
  const [state, setState] = useState<State>('Empty');
  return (
    <Stack gap="sm">
      <SegmentedControl<State> aria-label="State" value={state} onChange={setState} data={[...states]} />
      <Panel title="Deliveries" flush>
        {state === 'Loading' && <SkeletonRows rows={4} label="Loading the deliveries" />}
        {state === 'Empty' && (
          <EmptyState title="No delivery today" message="Orders that are packed before noon show up here." />
        )}
        {state === 'Failed' && (
          <ErrorState
            title="The deliveries could not be fetched"
            message="Check the connection to the internet."
            action={<Button onClick={() => setState('Loading')}>Try again</Button>}
          />
        )}
      </Panel>
    </Stack>
  );
}
