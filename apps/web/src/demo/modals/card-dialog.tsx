import { toast } from '@kazi/ui/toast';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { cardNumber, expiry, grouped, securityCode, splitExpiry } from './card-validators.ts';
import classes from './modals.module.css';

/** A payment card; nothing of it is kept. */
export function CardDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initialValues: { number: '', name: '', expires: '', code: '' },
    validate: {
      number: cardNumber,
      name: (name) => (name.trim() ? null : 'The name on the card is missing.'),
      expires: (value) => expiry(value, new Date()),
      code: securityCode,
    },
  });
  return (
    <FormDialog
      title="Add a card"
      submitLabel="Add"
      busy={false}
      onSubmit={form.onSubmit(({ number }) => {
        toast({ message: `The card ending in ${number.slice(-4)} is added.` });
        onClose();
      })}
      onClose={onClose}
    >
      <TextInput
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        dir="ltr"
        data-autofocus
        {...form.getInputProps('number')}
        onChange={({ currentTarget }) => form.setFieldValue('number', grouped(currentTarget.value))}
      />
      <TextInput label="Name on the card" autoComplete="cc-name" {...form.getInputProps('name')} />
      <div className={classes.pair}>
        <TextInput
          label="Good until"
          placeholder="MM/YY"
          inputMode="numeric"
          autoComplete="cc-exp"
          dir="ltr"
          {...form.getInputProps('expires')}
          onChange={({ currentTarget }) => form.setFieldValue('expires', splitExpiry(currentTarget.value))}
        />
        <TextInput
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          dir="ltr"
          {...form.getInputProps('code')}
        />
      </div>
    </FormDialog>
  );
}
