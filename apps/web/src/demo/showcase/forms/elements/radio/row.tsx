import { Group, Radio, Stack } from '@mantine/core';

export default function Row() {
  return (
    <Stack gap="lg">
      <Radio.Group label="Is the price with VAT?" defaultValue="yes">
        <Group gap="lg" mt="xs">
          <Radio value="yes" label="Yes, 16%" />
          <Radio value="no" label="No" />
          <Radio value="exempt" label="Exempt" />
        </Group>
      </Radio.Group>
      <Radio.Group label="Statement" description="Sent on the first working day." defaultValue="month">
        <Group gap="lg" mt="xs">
          <Radio value="week" label="Weekly" />
          <Radio value="month" label="Monthly" />
          <Radio value="never" label="Never" />
        </Group>
      </Radio.Group>
    </Stack>
  );
}
