import { Autocomplete, Stack, TagsInput } from '@mantine/core';

export default function Tags() {
  return (
    <Stack gap="md">
      <TagsInput
        label="Labels of the customer"
        description="Enter or a comma adds a label."
        placeholder="Add a label"
        data={['Wholesale', 'Pays late', 'Church', 'School']}
        defaultValue={['Wholesale']}
        clearable
        clearButtonProps={{ 'aria-label': 'Take all labels out' }}
      />
      <Autocomplete
        label="Reason of the return"
        description="Suggested, and free to be written otherwise."
        data={['Broken on the way', 'Not what was ordered', 'Came too late', 'Too many']}
        placeholder="For instance: came too late"
      />
    </Stack>
  );
}
