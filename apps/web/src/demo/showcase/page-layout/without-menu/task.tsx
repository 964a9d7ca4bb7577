import { toast } from '@kazi/ui/toast';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';

export default function OneTask() {
  const [counted, setCounted] = useState<TypedAmount>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof counted !== 'number') return;
        toast({ message: 'The till is closed. Good night!' });
        setCounted(null);
      }}
    >
      <Stack gap="md" align="flex-start">
        <AmountField
          name="showcase-till"
          w="100%"
          label="How much is in the till?"
          description="Notes and coins, in shillings"
          size="lg"
          value={counted}
          onChange={setCounted}
        />
        <Button type="submit" size="md" disabled={counted === null}>
          Close the till
        </Button>
      </Stack>
    </form>
  );
}
