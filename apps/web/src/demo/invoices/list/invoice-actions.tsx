import type { Invoice } from '@kazi/simulation/invoice';
import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconDots from '#icons/IconDots';
import IconEye from '#icons/IconEye';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { links } from '../../routing/links.ts';
import { DeleteInvoice } from '../delete-invoice.tsx';

/** What can be done with an invoice from the list. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions of invoice ${invoice.id}`}>
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={links.invoice(invoice.id)}
            leftSection={<IconEye size={16} stroke={1.6} />}
          >
            Preview
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={links.editInvoice(invoice.id)}
            leftSection={<IconPencil size={16} stroke={1.6} />}
          >
            Edit
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => setDeleting(true)}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteInvoice invoice={invoice} onClose={() => setDeleting(false)} />}
    </>
  );
}
