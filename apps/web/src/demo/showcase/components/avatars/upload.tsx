import { Avatar } from '@kazi/ui/avatar';
import { Button, FileButton, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './avatars.module.css';

const name = 'Mercy Atieno';
const maxBytes = 2_000_000;

export default function Upload() {
  const [picture, setPicture] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  const choose = (file: File | null) => {
    if (!file) return;
    const isFine = file.type.startsWith('image/') && file.size <= maxBytes;
    setError(isFine ? undefined : 'Choose a picture of at most 2 MB.');
    if (isFine) setPicture(URL.createObjectURL(file));
  };
  return (
    <Group gap="md">
      <Avatar name={name} src={picture} size={88} />
      <div>
        <Group gap="xs">
          <FileButton accept="image/png,image/jpeg,image/webp" onChange={choose}>
            {(props) => (
              <Button {...props} variant="default">
                Choose a picture
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" disabled={!picture} onClick={() => setPicture(undefined)}>
            Take away
          </Button>
        </Group>
        <p className={error ? classes.error : classes.detail} role="status">
          {error ?? 'PNG, JPEG or WebP of at most 2 MB.'}
        </p>
      </div>
    </Group>
  );
}
