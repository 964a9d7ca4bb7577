import { useForm } from '@mantine/form';
import type { TypedInvoice } from './draft.ts';

const mostPercent = 100;

const isFilled = (says: string) => (text: string) => (text.trim() === '' ? says : null);

/** The fields of an invoice, and what is wrong with each. */
export const useInvoiceForm = (initialValues: TypedInvoice) =>
  useForm<TypedInvoice>({
    initialValues,
    validate: {
      client: (client) => (client ? null : 'Choose who gets the invoice.'),
      service: isFilled('Say in a few words what it is for.'),
      issuedDate: isFilled('Say when it is issued.'),
      dueDate: (due, { issuedDate }) =>
        due === '' ? 'Say when it is due.' : due < issuedDate ? 'It is due before it is issued.' : null,
      salesperson: isFilled('Say who sold it.'),
      lines: {
        title: isFilled('Name the item.'),
        quantity: (quantity) => (Number(quantity) > 0 ? null : 'More than 0.'),
        cost: (cost) => (cost === '' ? 'Give a price.' : null),
        discountPercent: (percent) => (Number(percent) <= mostPercent ? null : '100 at most.'),
      },
    },
  });

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;
