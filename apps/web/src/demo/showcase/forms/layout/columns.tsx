import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import classes from './layout.module.css';

export default function Columns() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The address is kept.' });
      }}
    >
      <Stack gap="md" align="stretch">
        <div className={classes.columns}>
          <TextInput label="First name" autoComplete="given-name" defaultValue="Mercy" />
          <TextInput label="Last name" autoComplete="family-name" defaultValue="Atieno" />
          <TextInput label="Street" autoComplete="street-address" defaultValue="Oginga Odinga Street 12" />
          <TextInput label="Town" autoComplete="address-level2" defaultValue="Kisumu" />
          <TextInput label="Post code" autoComplete="postal-code" inputMode="numeric" defaultValue="40100" />
          <NativeSelect label="County" data={['Kisumu', 'Siaya', 'Homa Bay', 'Migori']} />
        </div>
        <Button type="submit" w="fit-content">
          Keep the address
        </Button>
      </Stack>
    </form>
  );
}
