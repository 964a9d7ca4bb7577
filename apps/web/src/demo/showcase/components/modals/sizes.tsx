import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';

const sizes = { xs: 'Small', md: 'Usual', xl: 'Large', full: 'Whole window' } as const;
type Size = keyof typeof sizes;
const all: readonly Size[] = ['xs', 'md', 'xl', 'full'];

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
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={sizes[size]}
        size={size}
        fullScreen={size === 'full'}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <p>As wide as what it asks for: a question is small, a form usual, a table large.</p>
      </Modal>
    </>
  );
}
