import { dismissToast, toast } from '@kazi/ui/toast';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';

const send = (works: boolean) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => (works ? resolve() : reject(new Error('No answer'))), 1500);
  });

export default function Lasting() {
  const [isSending, setSending] = useState(false);
  const begin = async (works: boolean) => {
    setSending(true);
    const begun = toast({ message: 'The statement is being made', tone: 'INFO', shownMs: 60_000 });
    try {
      await send(works);
      toast({ message: 'The statement is ready' });
    } catch {
      toast({
        message: 'The bank did not answer',
        tone: 'DANGER',
        action: { label: 'Try again', run: () => void begin(true) },
      });
    } finally {
      dismissToast(begun);
      setSending(false);
    }
  };
  return (
    <Group gap="xs">
      <Button disabled={isSending} onClick={() => void begin(true)}>
        Make a statement
      </Button>
      <Button variant="default" disabled={isSending} onClick={() => void begin(false)}>
        Make one that fails
      </Button>
    </Group>
  );
}
