import { Stack, TextInput } from '@mantine/core';

const sizes = { xs: 'Smallest', sm: 'Usual', md: 'Medium', lg: 'Large', xl: 'Largest' } as const;

export default function Sizes() {
  return (
    <Stack gap="sm">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <TextInput key={size} size={size} aria-label={sizes[size]} placeholder={sizes[size]} />
      ))}
    </Stack>
  );
}
