import { Button, Drawer, Group } from '@mantine/core';
import { useState } from 'react';

const sizes = { xs: 'Narrow', md: 'Usual', xl: 'Wide', '100%': 'Whole window' } as const;
type Size = keyof typeof sizes;
const all: readonly Size[] = ['xs', 'md', 'xl', '100%'];

export default function Sizes() {
  const [size, setSize] = useState<Size>('md');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Group gap="xs">
        {all.map((one) => (
          <Button
            key={one}
            variant="default"
            onClick={() => {
              setSize(one);
              setOpen(true);
            }}
          >
            {sizes[one]}
          </Button>
        ))}
      </Group>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={size}
        title={sizes[size]}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <p>On a phone each of them takes as much of the width as it can get.</p>
      </Drawer>
    </>
  );
}
