import { toast } from '@kazi/ui/toast';
import { ActionIcon, TextInput } from '@mantine/core';
import { useRef } from 'react';
import IconCopy from '#icons/IconCopy';

const link = 'https://kazi.example/invite/uhuru-4471';

/** Where the browser refuses, the text is selected, so that the keys copy it. */
export default function Field() {
  const input = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ message: 'The link was copied.' });
    } catch {
      input.current?.select();
      toast({ message: 'Copy it by the keys: it is selected.', tone: 'WARNING' });
    }
  }
  return (
    <TextInput
      ref={input}
      label="Link of the invitation"
      readOnly
      value={link}
      rightSection={
        <ActionIcon variant="subtle" color="gray" aria-label="Copy the link" onClick={copy}>
          <IconCopy size={16} />
        </ActionIcon>
      }
    />
  );
}
