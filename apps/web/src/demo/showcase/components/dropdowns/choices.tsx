import { Button, Menu, Stack } from '@mantine/core';
import { useState } from 'react';
import IconAdjustments from '#icons/IconAdjustments';

const columns = ['Customer', 'Due', 'Amount', 'Town'];
const orders = ['Newest first', 'By amount', 'By customer'];

export default function Choices() {
  const [shown, setShown] = useState(['Customer', 'Amount']);
  const [order, setOrder] = useState('Newest first');
  return (
    <Stack gap="sm" align="flex-start">
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconAdjustments size={16} stroke={1.6} aria-hidden="true" />}
          >
            View
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Columns</Menu.Label>
          <Menu.CheckboxGroup value={shown} onChange={setShown}>
            {columns.map((column) => (
              <Menu.CheckboxItem key={column} value={column}>
                {column}
              </Menu.CheckboxItem>
            ))}
          </Menu.CheckboxGroup>
          <Menu.Divider />
          <Menu.Label>Order</Menu.Label>
          <Menu.RadioGroup value={order} onChange={setOrder}>
            {orders.map((one) => (
              <Menu.RadioItem key={one} value={one}>
                {one}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      <p role="status">
        {shown.join(', ') || 'No columns'}. {order}.
      </p>
    </Stack>
  );
}
