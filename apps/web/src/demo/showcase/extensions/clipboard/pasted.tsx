import { Image, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Image.layer.css';
import { type ClipboardEvent, useEffect, useState } from 'react';

/** Takes a picture from the clipboard, such as a photo of a receipt; text is pasted as ever. */
export default function Pasted() {
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
