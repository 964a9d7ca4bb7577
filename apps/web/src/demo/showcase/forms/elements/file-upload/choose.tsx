import { toast } from '@kazi/ui/toast';
import { Button, FileInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import IconPaperclip from '#icons/IconPaperclip';

export default function Choose() {
  const [receipt, setReceipt] = useState<File | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: `The claim is sent with ${receipt?.name}.` });
      }}
    >
      <Stack gap="md" align="flex-start">
        <TextInput w="100%" label="What was bought" defaultValue="Fuel for the delivery to Naivasha" />
        <FileInput
          w="100%"
          label="Receipt"
          description="A photo or a PDF"
          placeholder="Choose a file"
          accept="image/*,application/pdf"
          value={receipt}
          onChange={setReceipt}
          clearable
          clearButtonProps={{ 'aria-label': 'Take the file out' }}
          leftSection={<IconPaperclip size={16} stroke={1.6} aria-hidden="true" />}
        />
        <Button type="submit" disabled={!receipt}>
          Send the claim
        </Button>
      </Stack>
    </form>
  );
}
