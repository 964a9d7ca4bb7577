import '@mantine/core/styles/Alert.layer.css';
import { Alert, Stack } from '@mantine/core';
import IconBell from '#icons/IconBell';

const weights = [
  { variant: 'transparent', color: 'var(--kz-info)', title: 'Only words' },
  { variant: 'default', color: 'var(--kz-info)', title: 'On the surface of the page' },
  { variant: 'outline', color: 'var(--kz-info)', title: 'Drawn around' },
  { variant: 'light', color: 'var(--kz-info)', title: 'Tinted, the usual one' },
  { variant: 'filled', color: 'blue.8', title: 'Filled, for one on a page at most' },
] as const;

export default function Variants() {
  return (
    <Stack gap="sm">
      {weights.map(({ variant, color, title }) => (
        <Alert
          key={variant}
          role="note"
          variant={variant}
          color={color}
          icon={<IconBell aria-hidden="true" />}
          title={title}
        >
          <p>Returns for VAT are due on the 20th.</p>
        </Alert>
      ))}
    </Stack>
  );
}
