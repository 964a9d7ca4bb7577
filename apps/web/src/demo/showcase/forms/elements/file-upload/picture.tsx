import { Avatar } from '@kazi/ui/avatar';
import { Button, FileButton, Group } from '@mantine/core';
import { useEffect, useState } from 'react';

export default function Picture() {
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Group gap="lg">
      <Avatar name="Amina Wanjiru" src={address} size={72} />
      <Group gap="xs">
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={setFile}>
          {(button) => <Button {...button}>{file ? 'Another picture' : 'Choose a picture'}</Button>}
        </FileButton>
        {file && (
          <Button variant="default" onClick={() => setFile(null)}>
            Back to the initials
          </Button>
        )}
      </Group>
    </Group>
  );
}
