import { MaskInput, Stack } from '@mantine/core';

const upper = (letter: string) => letter.toUpperCase();

const papers = [
  { label: 'KRA PIN', mask: 'A999999999A', example: 'A012345678Z' },
  { label: 'Number plate', mask: 'AAA 999A', example: 'KDA 123B' },
  { label: 'National ID', mask: '99999999', example: '29481730' },
  { label: 'Passport', mask: 'AA9999999', example: 'AK1234567' },
];

export default function Papers() {
  return (
    <Stack gap="md">
      {papers.map(({ label, mask, example }) => (
        <MaskInput
          key={label}
          label={label}
          description={`As ${example}`}
          mask={mask}
          transform={upper}
          autoComplete="off"
          dir="ltr"
        />
      ))}
    </Stack>
  );
}
