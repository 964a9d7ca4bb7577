import { toast } from '@kazi/ui/toast';
import { Button, Input, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { RichTextField } from '../../../../parts/rich-text/rich-text-field.tsx';

const begun = `<p>Wiring of the new store in Thika, before the rains.</p>
<ul><li>Two circuits for the freezers</li><li>A main switch beside the door</li></ul>`;

export default function Basic() {
  const [description, setDescription] = useState(begun);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The task is kept.' });
      }}
    >
      <Stack gap="md" align="flex-start">
        <TextInput w="100%" label="Task" defaultValue="Wire the store" />
        <Input.Wrapper w="100%" label="Description" labelElement="div">
          <RichTextField label="Description" value={description} onChange={setDescription} />
        </Input.Wrapper>
        <Button type="submit">Keep</Button>
      </Stack>
    </form>
  );
}
