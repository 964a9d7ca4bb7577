import { Money } from '@kazi/ui/money';
import { Button, Drawer, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import classes from './drawer.module.css';

const orders = [
  { id: 'KZ-1042', customer: 'Ziwa Fresh Foods', town: 'Kisumu', amount: 84_200_00, items: 12 },
  { id: 'KZ-1043', customer: 'Jenga Nyumba', town: 'Nakuru', amount: 312_000_00, items: 3 },
  { id: 'KZ-1044', customer: 'Afya Bora Clinics', town: 'Malindi', amount: 27_950_00, items: 41 },
];

export default function Details() {
  const [isOpen, { open, close }] = useDisclosure();
  const [at, setAt] = useState(0);
  const order = orders[at];
  return (
    <>
      <Stack gap={4}>
        {orders.map(({ id, customer }, index) => (
          <Button
            key={id}
            variant="subtle"
            color="gray"
            justify="space-between"
            rightSection={id}
            onClick={() => {
              setAt(index);
              open();
            }}
          >
            {customer}
          </Button>
        ))}
      </Stack>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size="sm"
        title={`Order ${order?.id}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {order && (
          <dl className={classes.facts}>
            <dt>Customer</dt>
            <dd>{order.customer}</dd>
            <dt>Town</dt>
            <dd>{order.town}</dd>
            <dt>Items</dt>
            <dd>{order.items}</dd>
            <dt>Amount</dt>
            <dd>
              <Money amount={order.amount} currency="KES" />
            </dd>
          </dl>
        )}
      </Drawer>
    </>
  );
}
