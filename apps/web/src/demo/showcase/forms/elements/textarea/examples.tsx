import { Kbd } from '@kazi/ui/kbd';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';

export function BasicExample() {
  return (
    <Stack gap="md">
      <Textarea
        label="Place of delivery"
        description="Landmarks help where streets have no names."
        placeholder="Blue gate behind the Total station, Ngong Road"
        rows={3}
        dir="auto"
      />
      <Textarea
        label="Note to the rider"
        rows={2}
        resize="vertical"
        dir="auto"
        defaultValue="Call when you are at the gate: the bell is broken."
      />
    </Stack>
  );
}

const minutes = `Agreed on Thursday, at the shop in Thika:
- Peter wires the new store before the rains.
- The tiles are paid when they arrive, not before.
- Who opens on Sunday is asked again in May.`;

export function GrowsExample() {
  return <Textarea label="Minutes" autosize minRows={2} maxRows={8} defaultValue={minutes} dir="auto" />;
}

const most = 160;
const short = 20;

export function CountedExample() {
  const [text, setText] = useState(
    'Habari Grace, your order KZ-1042 is packed and leaves for Kisumu tomorrow morning.',
  );
  const left = most - [...text].length;
  return (
    <>
      <Textarea
        label="Text message"
        description={left < 0 ? undefined : `${left} characters left`}
        error={left < 0 && `${-left} characters too many for one message`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        dir="auto"
      />
      <span className="mantine-visually-hidden" role="status">
        {left <= short && left >= 0 && `${left} characters left`}
      </span>
    </>
  );
}

export function SendExample() {
  const [notes, setNotes] = useState([{ id: 1, text: 'The generator was serviced in March.' }]);
  const [text, setText] = useState('');
  function send() {
    if (text.trim() === '') return;
    setNotes([...notes, { id: notes.length + 1, text: text.trim() }]);
    setText('');
  }
  return (
    <Stack gap="sm">
      <ul aria-label="Notes">
        {notes.map((note) => (
          <li key={note.id}>{note.text}</li>
        ))}
      </ul>
      <Textarea
        label="Add a note"
        autosize
        minRows={2}
        maxRows={6}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && send()}
      />
      <Group gap="sm">
        <Button onClick={send} disabled={text.trim() === ''}>
          Add
        </Button>
        <Kbd keys="mod+enter" />
      </Group>
    </Stack>
  );
}

export function StatesExample() {
  return (
    <Stack gap="md">
      <Textarea
        label="Why it is sent back"
        error="Say in a sentence what is missing."
        rows={2}
        required
        withAsterisk
      />
      <Textarea
        label="Terms"
        readOnly
        rows={2}
        defaultValue="Payable within 14 days by M-Pesa or bank transfer."
      />
      <Textarea
        label="Note of the bank"
        disabled
        rows={2}
        defaultValue="Written once the transfer is made."
      />
    </Stack>
  );
}
