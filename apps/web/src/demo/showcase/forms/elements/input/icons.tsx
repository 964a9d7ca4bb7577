import { CloseButton, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import IconAt from '#icons/IconAt';
import IconMapPin from '#icons/IconMapPin';
import IconSearch from '#icons/IconSearch';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export default function Icons() {
  const [search, setSearch] = useState('Umoja');
  return (
    <Stack gap="md">
      <TextInput
        label="Search the customers"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && setSearch('')}
        leftSection={<IconSearch {...icon} />}
        rightSection={
          search && <CloseButton size="sm" aria-label="Clear the search" onClick={() => setSearch('')} />
        }
      />
      <TextInput
        label="Place of delivery"
        placeholder="Kimathi Street, Nairobi"
        leftSection={<IconMapPin {...icon} />}
      />
      <TextInput label="Name in chats" placeholder="brian.otieno" rightSection={<IconAt {...icon} />} />
    </Stack>
  );
}
