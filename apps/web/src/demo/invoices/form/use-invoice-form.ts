import { currency } from '@kazi/simulation/invoice';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { given, useValidators } from '../../parts/validators.ts';
import type { TypedInvoice } from './draft.ts';

const mostPercent = 100;

/** The fields of an invoice, and what is wrong with each. */
export function useInvoiceForm(initialValues: TypedInvoice) {
  const { t } = useTranslation('demo/invoices');
  const { day } = useValidators();
  const check = useAmountCheck(currency);
  return useForm<TypedInvoice>({
    initialValues,
    validate: {
      client: (client) => (client ? null : t('problems.client')),
      service: given(t('problems.service')),
      issuedDate: (issued) => given(t('problems.issued'))(issued) ?? day(issued),
      dueDate: (due, { issuedDate }) =>
        given(t('problems.due'))(due) ?? day(due) ?? (due < issuedDate ? t('problems.dueEarly') : null),
      salesperson: given(t('problems.soldBy')),
      lines: {
        title: given(t('problems.item')),
        quantity: (quantity) => (Number(quantity) > 0 ? null : t('problems.quantity')),
        cost: (cost) => check(cost, { min: 0 }),
        discountPercent: (percent) => (Number(percent) <= mostPercent ? null : t('problems.discount')),
      },
    },
  });
}

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;
