import { Button, Group, Modal, ScrollArea, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

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

export default function Long() {
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
