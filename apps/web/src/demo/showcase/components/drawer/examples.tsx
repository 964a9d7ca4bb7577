import { cents } from '@kazi/contract/cents';
import { Money } from '@kazi/ui/money';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, Drawer, Group, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import IconBrandWhatsapp from '#icons/IconBrandWhatsapp';
import IconFilter from '#icons/IconFilter';
import IconLink from '#icons/IconLink';
import IconMail from '#icons/IconMail';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';
import { DayField } from '../../../../shell/day-field/day-field.tsx';
import { SidePanel } from '../../../parts/side-panel.tsx';
import classes from './examples.module.css';

const orders = [
  { id: 'KZ-1042', customer: 'Ziwa Fresh Foods', town: 'Kisumu', amount: 84_200_00, items: 12 },
  { id: 'KZ-1043', customer: 'Jenga Nyumba', town: 'Nakuru', amount: 312_000_00, items: 3 },
  { id: 'KZ-1044', customer: 'Afya Bora Clinics', town: 'Malindi', amount: 27_950_00, items: 41 },
];

export function DetailsExample() {
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

export function FormExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New task</Button>
      {isOpen && <TaskPanel onClose={() => setOpen(false)} />}
    </>
  );
}

function TaskPanel({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [reward, setReward] = useState<TypedAmount>(cents(2_500_00));
  const [until, setUntil] = useState('');
  const [error, setError] = useState<string>();
  return (
    <SidePanel
      title="New task"
      submitLabel="Create task"
      isDirty={title !== '' || until !== ''}
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!title.trim()) return setError('Say what is to be done.');
        if (typeof reward === 'string') return;
        toast({ message: `${title}: created` });
        onClose();
      }}
    >
      <TextInput
        label="What is to be done"
        placeholder="Paint the sign of the shop"
        required
        data-autofocus
        value={title}
        error={error}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <AmountField name="showcase-drawer" label="Reward" value={reward} onChange={setReward} />
      <DayField label="Until" value={until} onChange={setUntil} />
    </SidePanel>
  );
}

const towns = { Nairobi: 214, Mombasa: 96, Kisumu: 71, Nakuru: 38, Eldoret: 22 };
const all = Object.entries(towns);

export function FiltersExample() {
  const [isOpen, { open, close }] = useDisclosure();
  const [chosen, setChosen] = useState<string[]>([]);
  const found = all.filter(([town]) => chosen.length === 0 || chosen.includes(town));
  const count = found.reduce((sum, [, shops]) => sum + shops, 0);
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconFilter size={16} stroke={1.6} aria-hidden="true" />}
        onClick={open}
      >
        {chosen.length > 0 ? `Filters (${chosen.length})` : 'Filters'}
      </Button>
      <p role="status">{count} shops</p>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="left"
        size="xs"
        title="Filters"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="lg">
          <Checkbox.Group label="Town" value={chosen} onChange={setChosen}>
            <Stack gap="xs" mt="xs">
              {all.map(([town, shops]) => (
                <Checkbox key={town} value={town} label={`${town} (${shops})`} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Button onClick={close}>Show {count} shops</Button>
          <Button variant="subtle" disabled={chosen.length === 0} onClick={() => setChosen([])}>
            Clear
          </Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}

const ways = [
  { name: 'WhatsApp', icon: IconBrandWhatsapp },
  { name: 'E-mail', icon: IconMail },
  { name: 'Copy the link', icon: IconLink },
];

export function SheetExample() {
  const [isOpen, { open, close }] = useDisclosure();
  const share = (name: string) => {
    close();
    toast({ message: `Shared: ${name}` });
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        Share the receipt
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        radius="lg"
        title="Share the receipt"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap={4} maw={480} mx="auto">
          {ways.map(({ name, icon: Icon }) => (
            <Button
              key={name}
              variant="subtle"
              color="gray"
              size="md"
              justify="flex-start"
              leftSection={<Icon size={20} stroke={1.6} aria-hidden="true" />}
              onClick={() => share(name)}
            >
              {name}
            </Button>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

const sizes = { xs: 'Narrow', md: 'Usual', xl: 'Wide', '100%': 'Whole window' } as const;
type Size = keyof typeof sizes;
const dialogSizes: readonly Size[] = ['xs', 'md', 'xl', '100%'];

export function SizesExample() {
  const [size, setSize] = useState<Size>('md');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Group gap="xs">
        {dialogSizes.map((one) => (
          <Button
            key={one}
            variant="default"
            onClick={() => {
              setSize(one);
              setOpen(true);
            }}
          >
            {sizes[one]}
          </Button>
        ))}
      </Group>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={size}
        title={sizes[size]}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <p>On a phone each of them takes as much of the width as it can get.</p>
      </Drawer>
    </>
  );
}
