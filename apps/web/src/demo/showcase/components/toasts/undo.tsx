import { toast } from '@kazi/ui/toast';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import IconArchive from '#icons/IconArchive';

const letters = ['Offer of Jenga Nyumba', 'Reminder of Kenya Power', 'Thanks from Mwangaza Schools'];

export default function Undo() {
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
