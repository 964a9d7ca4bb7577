import type { Invoice } from '@kazi/simulation/invoice';
import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconEye from '#icons/IconEye';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { links } from '../../routing/links.ts';
import { DeleteInvoice } from '../delete-invoice.tsx';

/** What can be done with an invoice from the list. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('demo/invoices');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('actions.of', { id: invoice.id })}>
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={links.invoice(invoice.id)}
            leftSection={<IconEye size={16} stroke={1.6} />}
          >
            {t('actions.preview')}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={links.editInvoice(invoice.id)}
            leftSection={<IconPencil size={16} stroke={1.6} />}
          >
            {t('actions.edit')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => setDeleting(true)}
          >
            {t('actions.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteInvoice invoice={invoice} onClose={() => setDeleting(false)} />}
    </>
  );
}
