import '@mantine/core/styles/Table.layer.css';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { Money } from '@kazi/ui/money';
import { StatusBadge } from '@kazi/ui/status-badge';
import { toast } from '@kazi/ui/toast';
import type { StatusLook } from '@kazi/ui/tones';
import { ActionIcon, Button, Checkbox, Group, Menu, Table, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import IconDots from '#icons/IconDots';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';

const goods = [
  { name: 'Maize flour, 2 kg', shelf: 'A1', left: 148, cents: 189_00 },
  { name: 'Rice from Mwea, 5 kg', shelf: 'A3', left: 62, cents: 985_00 },
  { name: 'Tea from Kericho, 500 g', shelf: 'B2', left: 210, cents: 340_00 },
  { name: 'Cooking oil, 1 l', shelf: 'B4', left: 37, cents: 315_00 },
  { name: 'Beans, 1 kg', shelf: 'C1', left: 95, cents: 220_00 },
];

export function LooksExample() {
  const [looks, setLooks] = useState(['striped', 'hover']);
  const has = (look: string) => looks.includes(look);
  return (
    <>
      <Checkbox.Group value={looks} onChange={setLooks} aria-label="Looks of the table">
        <Group mb="md">
          <Checkbox value="striped" label="Striped" />
          <Checkbox value="bordered" label="Bordered" />
          <Checkbox value="hover" label="Hover" />
          <Checkbox value="dense" label="Dense" />
        </Group>
      </Checkbox.Group>
      <Table
        aria-label="Goods in the store"
        tabularNums
        striped={has('striped')}
        stripedColor="var(--kz-sunken)"
        highlightOnHover={has('hover')}
        highlightOnHoverColor="var(--kz-accent-soft)"
        withTableBorder={has('bordered')}
        withColumnBorders={has('bordered')}
        borderColor="var(--kz-line)"
        verticalSpacing={has('dense') ? 2 : 'sm'}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Good</Table.Th>
            <Table.Th scope="col">Shelf</Table.Th>
            <Table.Th scope="col" ta="end">
              Left
            </Table.Th>
            <Table.Th scope="col" ta="end">
              Price
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {goods.map(({ name, shelf, left, cents }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              <Table.Td>{shelf}</Table.Td>
              <Table.Td ta="end">{left}</Table.Td>
              <Table.Td ta="end">
                <Money amount={cents} currency="KES" />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

const looks = {
  Paid: { tone: 'success', progress: 'full' },
  Sent: { tone: 'info', progress: 'half' },
  Overdue: { tone: 'danger', progress: 'most' },
  Draft: { tone: 'neutral', progress: 'dashed' },
} satisfies Record<string, StatusLook>;

interface Invoice {
  id: string;
  customer: string;
  town: string;
  status: keyof typeof looks;
}

const all: readonly Invoice[] = [
  { id: 'KZ-1042', customer: 'Ziwa Fresh Foods', town: 'Kisumu', status: 'Paid' },
  { id: 'KZ-1043', customer: 'Savanna Freight', town: 'Mombasa', status: 'Overdue' },
  { id: 'KZ-1044', customer: 'Mlima Coffee', town: 'Nyeri', status: 'Sent' },
  { id: 'KZ-1045', customer: 'Pwani Hardware', town: 'Malindi', status: 'Draft' },
];

export function BadgesExample() {
  const [invoices, setInvoices] = useState(all);
  const send = (id: string) =>
    setInvoices(invoices.map((invoice) => (invoice.id === id ? { ...invoice, status: 'Sent' } : invoice)));
  function remove({ id }: Invoice) {
    setInvoices(invoices.filter((invoice) => invoice.id !== id));
    const undo = { label: 'Undo', run: () => setInvoices(invoices) };
    toast({ message: `${id} is deleted.`, action: undo });
  }
  if (invoices.length === 0)
    return (
      <EmptyState
        title="No invoices"
        message="All of them are deleted."
        action={<Button onClick={() => setInvoices(all)}>Bring them back</Button>}
      />
    );
  return (
    <Table aria-label="Invoices" verticalSpacing="sm" borderColor="var(--kz-line)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Customer</Table.Th>
          <Table.Th scope="col" visibleFrom="xs">
            Town
          </Table.Th>
          <Table.Th scope="col">Status</Table.Th>
          <Table.Th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {invoices.map((invoice) => (
          <Table.Tr key={invoice.id}>
            <Table.Th scope="row" fw={500}>
              <Group gap="xs" wrap="nowrap">
                <Avatar name={invoice.customer} decorative />
                {invoice.customer}
              </Group>
            </Table.Th>
            <Table.Td visibleFrom="xs">{invoice.town}</Table.Td>
            <Table.Td>
              <StatusBadge look={looks[invoice.status]}>{invoice.status}</StatusBadge>
            </Table.Td>
            <Table.Td ta="end">
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${invoice.id}`}>
                    <IconDots size={18} stroke={1.6} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconSend size={16} stroke={1.6} />}
                    disabled={invoice.status !== 'Draft'}
                    onClick={() => send(invoice.id)}
                  >
                    Send
                  </Menu.Item>
                  <Menu.Item
                    color="red"
                    leftSection={<IconTrash size={16} stroke={1.6} />}
                    onClick={() => remove(invoice)}
                  >
                    Delete
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const lines = [
  { what: 'Roof of the store', hours: 38, cents: 57_000_00 },
  { what: 'Paint, 40 l', hours: 0, cents: 18_400_00 },
  { what: 'Painting', hours: 22, cents: 26_400_00 },
];
const net = lines.reduce((sum, { cents }) => sum + cents, 0);
const totalHours = lines.reduce((sum, line) => sum + line.hours, 0);
/** VAT of 16 % in whole cents. */
const tax = Math.round(net * 0.16);

export function TotalsExample() {
  return (
    <Table captionSide="top" tabularNums borderColor="var(--kz-line)">
      <Table.Caption ta="start">Work on the store in Thika, November</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Work</Table.Th>
          <Table.Th scope="col" ta="end">
            Hours
          </Table.Th>
          <Table.Th scope="col" ta="end">
            Amount
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ what, hours, cents }) => (
          <Table.Tr key={what}>
            <Table.Th scope="row" fw={400}>
              {what}
            </Table.Th>
            <Table.Td ta="end">{hours || '–'}</Table.Td>
            <Table.Td ta="end">
              <Money amount={cents} currency="KES" />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Sum name="VAT, 16 %" cents={tax} />
        <Sum name="Total" hours={totalHours} cents={net + tax} />
      </Table.Tfoot>
    </Table>
  );
}

const Sum = ({ name, hours, cents }: { name: string; hours?: number; cents: number }) => (
  <Table.Tr>
    <Table.Th scope="row">{name}</Table.Th>
    <Table.Td ta="end" fw={600}>
      {hours}
    </Table.Td>
    <Table.Td ta="end" fw={600}>
      <Money amount={cents} currency="KES" />
    </Table.Td>
  </Table.Tr>
);
