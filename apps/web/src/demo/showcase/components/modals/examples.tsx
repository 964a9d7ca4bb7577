import { toast } from '@kazi/ui/toast';
import {
  Button,
  Group,
  Modal,
  NativeSelect,
  ScrollArea,
  Stack,
  TextInput,
  useModalsStack,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';
import { Dialog } from '../../../../shell/dialog/dialog.tsx';
import { FormDialog } from '../../../../shell/dialog/form-dialog.tsx';

export function SimpleExample() {
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

export function ConfirmExample() {
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

export function FormExample() {
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
        dir="ltr"
        required
        value={phone}
        error={error}
        onChange={({ currentTarget }) => setPhone(currentTarget.value.replaceAll(' ', ''))}
      />
      <NativeSelect label="Paid" data={['On delivery', 'After 14 days', 'After 30 days']} />
    </FormDialog>
  );
}

const rules = [
  'Work begins when the task is assigned, and not before.',
  'Who gives the task says what is to be done, until when, and for how much.',
  'The reward is set aside at once, so that it is there when the work is accepted.',
  'Work that was handed in is looked at within three working days.',
  'What is sent back says what is missing. It can be handed in again.',
  'What was accepted is paid at once, to the wallet of who did it.',
  'A withdrawal to M-Pesa costs what Safaricom takes, and nothing else.',
  'Who does not agree asks the manager first, and the office in Nairobi then.',
];

export function LongExample() {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        Read the rules
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Rules of work"
        size={440}
        centered
        scrollAreaComponent={ScrollArea.Autosize}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="lg">
          {rules.map((rule, at) => (
            <div key={rule}>
              <strong>{`Rule ${at + 1}`}</strong>
              <p>{rule}</p>
              <p>It holds for employees, for agents and for clients alike, in every branch.</p>
            </div>
          ))}
          <Group justify="flex-end">
            <Button onClick={close}>I read them</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

const close = { 'aria-label': 'Close' };

export function StepsExample() {
  const stack = useModalsStack(['review', 'pay']);
  const pay = () => {
    stack.closeAll();
    toast({ message: 'KES 18,400 was sent to Savanna Freight' });
  };
  return (
    <>
      <Button onClick={() => stack.open('review')}>Pay the freight</Button>
      <Modal.Stack>
        <Modal {...stack.register('review')} title="Is this right?" closeButtonProps={close}>
          <p>Six pallets from Mombasa to Nairobi, delivered on Thursday.</p>
          <Group justify="flex-end" mt="lg">
            <Button onClick={() => stack.open('pay')}>Go on to pay</Button>
          </Group>
        </Modal>
        <Modal {...stack.register('pay')} title="Pay KES 18,400?" size={380} closeButtonProps={close}>
          <p>It goes to Savanna Freight, Paybill 400 222.</p>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={() => stack.close('pay')}>
              Back
            </Button>
            <Button onClick={pay}>Pay KES 18,400</Button>
          </Group>
        </Modal>
      </Modal.Stack>
    </>
  );
}

const sizes = { xs: 'Small', md: 'Usual', xl: 'Large', full: 'Whole window' } as const;
type Size = keyof typeof sizes;
const all: readonly Size[] = ['xs', 'md', 'xl', 'full'];

export function SizesExample() {
  const [size, setSize] = useState<Size>('md');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Group gap="xs">
        {all.map((one) => (
          <Button
            key={one}
            variant="default"
            onClick={() => {
              setSize(one);
              setOpen(true);
            }}
          >
            {sizes[one]}
          </Button>
        ))}
      </Group>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={sizes[size]}
        size={size}
        fullScreen={size === 'full'}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <p>As wide as what it asks for: a question is small, a form usual, a table large.</p>
      </Modal>
    </>
  );
}
