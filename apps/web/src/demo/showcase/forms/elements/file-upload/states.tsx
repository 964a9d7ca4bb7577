import { FileInput, Stack } from '@mantine/core';
import { useState } from 'react';

export default function States() {
  const [papers, setPapers] = useState<File[]>([]);
  return (
    <Stack gap="md">
      <FileInput
        label="Licence of the shop"
        placeholder="Choose a file"
        error="The licence is missing."
        withAsterisk
      />
      <FileInput
        label="Contract"
        placeholder="Signed in March 2026"
        disabled
        description="Kept by the accountant."
      />
      <FileInput
        label="Photos of the goods"
        placeholder="Choose several"
        accept="image/*"
        multiple
        value={papers}
        onChange={setPapers}
        clearable
        clearButtonProps={{ 'aria-label': 'Take the photos out' }}
      />
    </Stack>
  );
}
