import { type InvoiceClient, listClients } from '@kazi/simulation/invoice';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import formClasses from '../../../shell/edit-form/form.module.css';
import { answerOf } from '../../calls/use-answer.ts';
import classes from './invoice-facts.module.css';
import type { InvoiceForm } from './use-invoice-form.ts';

const sellers = ['Amina Wanjiru', 'Cynthia Chebet', 'Esther Njeri'];

/** Who gets the invoice, what it is for, and when it is due. */
export function InvoiceFacts({ form }: { form: InvoiceForm }) {
  const { client } = form.values;
  const { data: offered = [] } = useQuery(answerOf(listClients, {}));
  const clients = withCurrent(offered, client);
  return (
    <div className={formClasses.form}>
      <div className={formClasses.pair}>
        <div>
          <NativeSelect
            label="Client"
            value={client?.name ?? ''}
            error={form.errors.client}
            onChange={({ currentTarget }) =>
              form.setFieldValue('client', clients.find(({ name }) => name === currentTarget.value) ?? null)
            }
            data={[
              ...(client ? [] : [{ value: '', label: 'Choose a client' }]),
              ...clients.map(({ name, company }) => ({ value: name, label: `${company}, ${name}` })),
            ]}
          />
          {client && (
            <address className={classes.address}>
              <span>{client.address}</span>
              <span>{client.companyEmail}</span>
              <bdi>{client.contact}</bdi>
            </address>
          )}
        </div>
        <TextInput label="For" placeholder="Website maintenance" {...form.getInputProps('service')} />
      </div>
      <div className={formClasses.pair}>
        <TextInput label="Issued" type="date" {...form.getInputProps('issuedDate')} />
        <TextInput label="Due" type="date" {...form.getInputProps('dueDate')} />
        <NativeSelect label="Sold by" data={sellers} {...form.getInputProps('salesperson')} />
      </div>
    </div>
  );
}

/** The clients offered, and the one the invoice is to already. */
function withCurrent(offered: readonly InvoiceClient[], current: InvoiceClient | null): InvoiceClient[] {
  const isOffered = offered.some(({ name }) => name === current?.name);
  return current && !isOffered ? [current, ...offered] : [...offered];
}
