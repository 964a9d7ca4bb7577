import { Group, Radio, Stack } from '@mantine/core';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function States() {
  return (
    <Stack gap="lg">
      <Radio.Group label="Who approves" error="Choose who approves payments above KES 50,000." withAsterisk>
        <Stack gap="xs" my="xs">
          <Radio value="owner" label="The owner" />
          <Radio value="finance" label="The head of finance" />
          <Radio
            value="bank"
            label="The bank"
            disabled
            description="Only with an account at KCB or Equity."
          />
        </Stack>
      </Radio.Group>
      <Radio.Group aria-label="Sizes" defaultValue="sm">
        <Group gap="lg">
          {sizes.map((size) => (
            <Radio key={size} value={size} size={size} label={size} />
          ))}
        </Group>
      </Radio.Group>
    </Stack>
  );
}
