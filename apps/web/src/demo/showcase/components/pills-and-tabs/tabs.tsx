import { Badge, Tabs } from '@mantine/core';
import IconFileText from '#icons/IconFileText';
import IconMessage from '#icons/IconMessage';
import IconReceipt from '#icons/IconReceipt';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true };

export default function Horizontal() {
  return (
    <Tabs defaultValue="task">
      <Tabs.List aria-label="Task 318">
        <Tabs.Tab value="task" leftSection={<IconFileText {...icon} />}>
          Task
        </Tabs.Tab>
        <Tabs.Tab
          value="comments"
          leftSection={<IconMessage {...icon} />}
          rightSection={
            <Badge size="sm" circle>
              4
            </Badge>
          }
        >
          Comments
        </Tabs.Tab>
        <Tabs.Tab value="payment" disabled leftSection={<IconReceipt {...icon} />}>
          Payment
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="task" pt="md">
        <p>Paint the gate of the school in Nyeri, green, both sides.</p>
      </Tabs.Panel>
      <Tabs.Panel value="comments" pt="md">
        <p>Olive asks whether the hinges are part of it. They are.</p>
      </Tabs.Panel>
    </Tabs>
  );
}
