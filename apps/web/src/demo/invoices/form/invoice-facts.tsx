import { type InvoiceClient, listClients } from '@kazi/simulation/invoice';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { answerOf } from '../../calls/use-answer.ts';
import classes from './invoice-facts.module.css';
import type { InvoiceForm } from './use-invoice-form.ts';

const sellers = ['Amina Wanjiru', 'Cynthia Chebet', 'Esther Njeri'];

/** The client of the invoice, what it is for, and when it is due. */
export function InvoiceFacts({ form }: { form: InvoiceForm }) {
  const { t } = useTranslation('demo/invoices');
  const { client } = form.values;
  const { data: offered = [] } = useQuery(answerOf(listClients, {}));
  const clients = withCurrent(offered, client);
  return (
    <div className={formClasses.form}>
      <div className={formClasses.pair}>
        <div>
          <NativeSelect
            label={t('columns.client')}
            value={client?.name ?? ''}
            error={form.errors.client}
            onChange={({ currentTarget }) =>
              form.setFieldValue('client', clients.find(({ name }) => name === currentTarget.value) ?? null)
            }
            data={[
              ...(client ? [] : [{ value: '', label: t('form.chooseClient') }]),
              ...clients.map(({ name, company }) => ({ value: name, label: `${company}, ${name}` })),
            ]}
          />
          {client && (
            <address className={classes.address}>
              <bdi>{client.address}</bdi>
              <bdi>{client.companyEmail}</bdi>
              <bdi>{client.contact}</bdi>
            </address>
          )}
        </div>
        <TextInput
          label={t('form.service')}
          placeholder={t('form.serviceExample')}
          {...form.getInputProps('service')}
        />
      </div>
      <div className={formClasses.pair}>
        <DayField label={t('columns.issued')} {...form.getInputProps('issuedDate')} />
        <DayField label={t('columns.due')} {...form.getInputProps('dueDate')} />
        <NativeSelect label={t('form.soldBy')} data={sellers} {...form.getInputProps('salesperson')} />
      </div>
    </div>
  );
}

/** The clients offered, and the one the invoice is to already. */
function withCurrent(offered: readonly InvoiceClient[], current: InvoiceClient | null): InvoiceClient[] {
  const isOffered = offered.some(({ name }) => name === current?.name);
  return current && !isOffered ? [current, ...offered] : [...offered];
}
