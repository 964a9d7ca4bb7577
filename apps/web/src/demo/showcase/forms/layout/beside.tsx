import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import classes from './layout.module.css';

export default function Beside() {
  const id = useId();
  return (
    <form
      className={classes.beside}
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The shop is kept.' });
      }}
    >
      <label htmlFor={`${id}-name`}>Name of the shop</label>
      <TextInput id={`${id}-name`} defaultValue="Duka Letu" />
      <label htmlFor={`${id}-till`}>Till number</label>
      <TextInput id={`${id}-till`} defaultValue="522522" inputMode="numeric" dir="ltr" />
      <label htmlFor={`${id}-language`}>Receipts in</label>
      <NativeSelect id={`${id}-language`} data={['Kiswahili', 'English']} />
      <Button type="submit" className={classes.send}>
        Keep
      </Button>
    </form>
  );
}
