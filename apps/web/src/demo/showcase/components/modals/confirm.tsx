import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';

export default function Question() {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      setOpen(false);
      toast({ message: 'The branch in Kilifi was deleted' });
    }, 900);
  };
  return (
    <>
      <Button variant="default" c="var(--kz-danger)" onClick={() => setOpen(true)}>
        Delete branch
      </Button>
      {isOpen && (
        <Confirm
          title="Delete the branch in Kilifi?"
          confirmLabel="Delete branch"
          danger
          busy={isBusy}
          onConfirm={remove}
          onClose={() => setOpen(false)}
        >
          <p>Its 14 past invoices stay. Its price list is lost.</p>
        </Confirm>
      )}
    </>
  );
}
