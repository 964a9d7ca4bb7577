import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../../shell/dialog/form-dialog.tsx';

export default function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a supplier</Button>
      {isOpen && <SupplierDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SupplierDialog({ onClose }: { onClose: () => void }) {
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title="Add a supplier"
      submitLabel="Add supplier"
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!/^(07|01)\d{8}$/.test(phone)) return setError('Ten digits, such as 0712 345 678.');
        toast({ message: 'The supplier was added' });
        onClose();
      }}
    >
      <TextInput label="Name" placeholder="Highland Tea Growers" data-autofocus />
      <TextInput
        label="Phone"
        type="tel"
        required
        value={phone}
        error={error}
        onChange={({ currentTarget }) => setPhone(currentTarget.value.replaceAll(' ', ''))}
      />
      <NativeSelect label="Paid" data={['On delivery', 'After 14 days', 'After 30 days']} />
    </FormDialog>
  );
}
