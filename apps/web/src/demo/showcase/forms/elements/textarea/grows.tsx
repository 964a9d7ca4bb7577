import { Textarea } from '@mantine/core';

const minutes = `Agreed on Thursday, at the shop in Thika:
- Peter wires the new store before the rains.
- The tiles are paid when they arrive, not before.
- Who opens on Sunday is asked again in May.`;

export default function Grows() {
  return <Textarea label="Minutes" autosize minRows={2} maxRows={8} defaultValue={minutes} dir="auto" />;
}
