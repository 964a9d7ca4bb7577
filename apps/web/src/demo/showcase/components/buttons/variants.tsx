import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { links } from '../../../routing/links.ts';

const weights = {
  filled: 'Send KES 4,500',
  light: 'Save as draft',
  default: 'Preview',
  outline: 'Add a line',
  subtle: 'Skip',
} as const;

export default function Variants() {
  const [pressed, setPressed] = useState('nothing yet');
  return (
    <Stack gap="md">
      <Group gap="xs">
        {(['filled', 'light', 'default', 'outline', 'subtle'] as const).map((variant) => (
          <Button key={variant} variant={variant} onClick={() => setPressed(weights[variant])}>
            {weights[variant]}
          </Button>
        ))}
      </Group>
      <Group gap="xs">
        <Button color="red.8" onClick={() => setPressed('Delete project')}>
          Delete project
        </Button>
        <Button variant="light" color="var(--kz-danger)" onClick={() => setPressed('Reject')}>
          Reject
        </Button>
        <LinkButton to={links.invoices} variant="default">
          To the invoices
        </LinkButton>
      </Group>
      <p role="status">Pressed: {pressed}</p>
    </Stack>
  );
}
