import { dismissToast, toast } from '@kazi/ui/toast';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import IconArchive from '#icons/IconArchive';

const messages = {
  SUCCESS: 'The invoice was sent to Ziwa Fresh Foods',
  INFO: 'Paybill 522 522 is closed on Sunday night',
  WARNING: 'KES 12,400 is left in the float',
  DANGER: 'M-Pesa refused the withdrawal',
} as const;
const names = { SUCCESS: 'Done', INFO: 'To know', WARNING: 'To mind', DANGER: 'Gone wrong' };

export function TonesExample() {
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

const letters = ['Offer of Jenga Nyumba', 'Reminder of Kenya Power', 'Thanks from Mwangaza Schools'];

export function UndoExample() {
  const [inbox, setInbox] = useState(letters);
  const archive = (letter: string) => {
    setInbox(inbox.filter((other) => other !== letter));
    toast({
      message: `${letter}: archived`,
      action: {
        label: 'Undo',
        run: () => setInbox((now) => letters.filter((one) => one === letter || now.includes(one))),
      },
    });
  };
  return (
    <Stack gap="xs">
      {inbox.map((letter) => (
        <Button
          key={letter}
          variant="default"
          justify="space-between"
          rightSection={<IconArchive size={16} stroke={1.6} aria-hidden="true" />}
          aria-label={`Archive: ${letter}`}
          onClick={() => archive(letter)}
        >
          {letter}
        </Button>
      ))}
      {inbox.length === 0 && <p>Everything is archived</p>}
    </Stack>
  );
}

export function TitlesExample() {
  return (
    <Group gap="xs">
      <Button
        variant="default"
        onClick={() =>
          toast({ title: 'Amina Wanjiru', message: 'Can you look at the drawings today?', tone: 'INFO' })
        }
      >
        From a person
      </Button>
      <Button variant="default" onClick={() => toast({ message: 'Saved', shownMs: 1500 })}>
        Short
      </Button>
      <Button
        variant="default"
        onClick={() =>
          toast({
            title: 'Payroll of November',
            message:
              'Of 23 people, 21 were paid. Hassan Omar and Irene Mwende have no account yet, so that theirs waits.',
            tone: 'WARNING',
            shownMs: 15_000,
          })
        }
      >
        Long
      </Button>
    </Group>
  );
}

const send = (works: boolean) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => (works ? resolve() : reject(new Error('No answer'))), 1500);
  });

export function PromiseExample() {
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
