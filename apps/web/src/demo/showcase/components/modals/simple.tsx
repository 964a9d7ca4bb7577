import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../../shell/dialog/dialog.tsx';

export default function Simple() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        What is a held reward?
      </Button>
      {isOpen && (
        <Dialog title="A held reward" size={460} onClose={() => setOpen(false)}>
          <p>
            Once a task is assigned, its reward is set aside from the wallet of the firm. Nobody can spend it
            until the work is accepted; then it belongs to who did it.
          </p>
        </Dialog>
      )}
    </>
  );
}
