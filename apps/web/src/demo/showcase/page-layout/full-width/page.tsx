import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';

const widths = {
  narrow: 'At most 880 pixels: forms and texts.',
  wide: 'At most 1600 pixels: lists, and what a page is unless it says otherwise.',
  full: 'All there is: boards, calendars, tables of many columns.',
};
type Width = keyof typeof widths;

export default function PageWidth() {
  const [width, setWidth] = useState<Width>('full');
  return (
    <Stack gap="sm">
      <SegmentedControl<Width>
        aria-label="Width of the page"
        value={width}
        onChange={setWidth}
        data={['narrow', 'wide', 'full']}
      />
      <code>{`<Page title="Ledger" width="${width}">`}</code>
      <p role="status">{widths[width]}</p>
    </Stack>
  );
}
