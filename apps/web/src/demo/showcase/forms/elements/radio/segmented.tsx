import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';

const sold = { Day: 'KES 18,400', Week: 'KES 126,900', Month: 'KES 548,200' };
type Span = keyof typeof sold;

export default function Segmented() {
  const [span, setSpan] = useState<Span>('Week');
  return (
    <Stack gap="sm" align="flex-start">
      <SegmentedControl<Span>
        aria-label="Sales by"
        value={span}
        onChange={setSpan}
        data={['Day', 'Week', 'Month']}
      />
      <p role="status">
        Sold in the {span.toLowerCase()}: <bdi>{sold[span]}</bdi>
      </p>
    </Stack>
  );
}
