import '@mantine/core/styles/Image.layer.css';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, CopyButton, Group, Image, Text, Textarea, TextInput } from '@mantine/core';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import IconCheck from '#icons/IconCheck';
import IconCopy from '#icons/IconCopy';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';

export function ButtonExample() {
  return (
    <Group>
      <CopyButton value="Paybill 400200, account KZ-1042">
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy the paybill'}
          </Button>
        )}
      </CopyButton>
      <Button variant="default" disabled leftSection={<IconCopy size={16} />}>
        Nothing to copy
      </Button>
    </Group>
  );
}

const link = 'https://kazi.example/invite/uhuru-4471';

/** Where the browser refuses, the text is selected, so that the keys copy it. */
export function FieldExample() {
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

const rates = [
  ['Nairobi', '350'],
  ['Kisumu', '620'],
  ['Mombasa', '780'],
];
const cells = rates.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');

/** As a table where tables are understood, as lines with tabs elsewhere. */
async function copy() {
  const part = (text: string, type: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': part(`<table>${cells}</table>`, 'text/html'),
      'text/plain': part(rates.map((row) => row.join('\t')).join('\n'), 'text/plain'),
    }),
  ]);
}

export function RichExample() {
  return (
    <>
      <TableFrame label="Delivery rates">
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col" data-end>
              KES
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map(([town, rate]) => (
            <tr key={town}>
              <th scope="row">{town}</th>
              <td data-end>{rate}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <Button
        mt="sm"
        variant="default"
        onClick={() =>
          copy().then(
            () => toast({ message: 'The table was copied.' }),
            () => toast({ message: 'This browser did not let it be copied.', tone: 'WARNING' }),
          )
        }
      >
        Copy the table
      </Button>
    </>
  );
}

/** Takes a picture from the clipboard, such as a photo of a receipt; text is pasted as ever. */
export function PastedExample() {
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  function take(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    setPicture(URL.createObjectURL(file));
  }
  return (
    <>
      <Textarea
        label="Note"
        description="Paste a picture here as well"
        placeholder="Fuel, Nakuru to Eldoret"
        autosize
        minRows={2}
        onPaste={take}
      />
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {picture ? 'A picture was pasted.' : 'No picture yet.'}
      </Text>
      {picture && <Image src={picture} alt="What was pasted" mah={160} w="auto" mt="xs" />}
    </>
  );
}
