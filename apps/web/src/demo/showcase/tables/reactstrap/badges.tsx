import '@mantine/core/styles/Table.layer.css';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { StatusBadge } from '@kazi/ui/status-badge';
import { toast } from '@kazi/ui/toast';
import type { StatusLook } from '@kazi/ui/tones';
import { ActionIcon, Button, Group, Menu, Table, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import IconDots from '#icons/IconDots';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';

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

export default function Badges() {
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
                  <ActionIcon variant="subtle" color="gray" aria-label={`Actions of ${invoice.id}`}>
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
