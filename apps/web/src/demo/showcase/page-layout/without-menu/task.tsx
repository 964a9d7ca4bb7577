import { toast } from '@kazi/ui/toast';
import { Button, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';

export default function OneTask() {
  const [counted, setCounted] = useState<number | string>('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The till is closed. Good night!' });
        setCounted('');
      }}
    >
      <Stack gap="md" align="flex-start">
        <NumberInput
          w="100%"
          label="How much is in the till?"
          description="Notes and coins, in shillings"
          size="lg"
          value={counted}
          onChange={setCounted}
          min={0}
          prefix="KES "
          thousandSeparator=","
          hideControls
          dir="ltr"
        />
        <Button type="submit" size="md" disabled={counted === ''}>
          Close the till
        </Button>
      </Stack>
    </form>
  );
}
