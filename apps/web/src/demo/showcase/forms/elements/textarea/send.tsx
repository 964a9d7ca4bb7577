import { Kbd } from '@kazi/ui/kbd';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';

export default function Send() {
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
