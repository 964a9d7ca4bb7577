import { toast } from '@kazi/ui/toast';
import { Button, Group } from '@mantine/core';

const messages = {
  SUCCESS: 'The invoice was sent to Ziwa Fresh Foods',
  INFO: 'Paybill 522 522 is closed on Sunday night',
  WARNING: 'KES 12,400 is left in the float',
  DANGER: 'M-Pesa refused the withdrawal',
} as const;
const names = { SUCCESS: 'Done', INFO: 'To know', WARNING: 'To mind', DANGER: 'Gone wrong' };

export default function Tones() {
  return (
    <Group gap="xs">
      {(['SUCCESS', 'INFO', 'WARNING', 'DANGER'] as const).map((tone) => (
        <Button key={tone} variant="default" onClick={() => toast({ message: messages[tone], tone })}>
          {names[tone]}
        </Button>
      ))}
    </Group>
  );
}
