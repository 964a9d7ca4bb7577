import { toast } from '@kazi/ui/toast';
import { Button, Group, Modal, useModalsStack } from '@mantine/core';

const close = { 'aria-label': 'Close' };

export default function Steps() {
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
