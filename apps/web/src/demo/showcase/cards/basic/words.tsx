import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';

export default function Words() {
  return (
    <Panel
      title="Opening hours"
      description="Shown on the page of the shop"
      actions={
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => toast({ message: 'The hours are copied.' })}
        >
          Copy
        </Button>
      }
    >
      <p>Monday to Saturday from 8:00 to 18:00, on Sundays after the market until 14:00.</p>
    </Panel>
  );
}
