import type { Written } from '@kazi/simulation/email';
import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import classes from './compose.module.css';
import { RecipientsField } from './recipients-field.tsx';

/** Whom a mail is to; copies are asked for when they are wanted. */
export function Recipients({ form }: { form: UseFormReturnType<Written> }) {
  const { to, cc, bcc } = form.getValues();
  const [hasCopies, setHasCopies] = useState(cc.length > 0 || bcc.length > 0);
  const field = (name: 'to' | 'cc' | 'bcc', value: string[]) => ({
    value,
    onChange: (addresses: string[]) => form.setFieldValue(name, addresses),
    error: form.errors[name]?.toString(),
  });
  return (
    <div className={classes.recipients}>
      <RecipientsField label="To" autoFocus={to.length === 0} {...field('to', to)} />
      {hasCopies ? (
        <>
          <RecipientsField label="Cc" {...field('cc', cc)} />
          <RecipientsField label="Bcc" {...field('bcc', bcc)} />
        </>
      ) : (
        <Button
          className={classes.copies}
          variant="subtle"
          size="compact-sm"
          onClick={() => setHasCopies(true)}
        >
          Add Cc and Bcc
        </Button>
      )}
    </div>
  );
}
