import { autocomplete } from '@kazi/simulation/autocomplete';
import { listStaff } from '@kazi/simulation/datatables';
import { Autocomplete, Group, Loader, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '../../../calls/use-answer.ts';

export function TitlesExample() {
  const { data, isError } = useQuery(answerOf(autocomplete, {}));
  const movies = data?.autoComplete ?? [];
  const rankOf = (name: string) => movies.find(({ title }) => title === name)?.rank;
  return (
    <Autocomplete
      label="Film"
      placeholder="Lamu, train, rain"
      description="One hundred films and their rank"
      error={isError && 'The films could not be loaded.'}
      data={[...new Set(movies.map(({ title }) => title))]}
      limit={8}
      renderOption={({ option }) => (
        <Group justify="space-between" wrap="nowrap" flex={1}>
          <span>{option.value}</span>
          <Text size="xs" c="dimmed">
            {rankOf(option.value)}
          </Text>
        </Group>
      )}
    />
  );
}

/** Asks once typing pauses, and keeps what was found until the next answer is there. */
export function ByCallExample() {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 200);
  const { data, isFetching } = useQuery({
    ...answerOf(listStaff, { q, perPage: 6 }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const names = [...new Set(data?.invoices.map(({ full_name }) => full_name))];
  return (
    <Autocomplete
      label="Colleague"
      description={q.length > 1 && !isFetching ? `${data?.total ?? 0} found` : 'Two letters are enough'}
      value={typed}
      onChange={setTyped}
      data={names}
      filter={({ options }) => options}
      rightSection={isFetching ? <Loader size={16} aria-label="Searching" /> : null}
    />
  );
}

const data = [
  { group: 'Nairobi', items: ['Gikomba', 'Karen', 'Kilimani', 'Westlands'] },
  { group: 'Coast', items: ['Lamu', 'Malindi', 'Mombasa', 'Watamu'] },
  { group: 'Rift Valley', items: ['Eldoret', 'Naivasha', 'Nakuru'] },
];

export function GroupedExample() {
  return (
    <Autocomplete label="Where to" placeholder="A town or a part of it" data={data} maxDropdownHeight={220} />
  );
}

const banks = ['Coast Bank', 'Lake Bank', 'Savanna Bank'];

export function StatesExample() {
  return (
    <Stack>
      <Autocomplete
        label="Bank"
        data={banks}
        defaultValue="Lake Bank"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the bank' }}
      />
      <Autocomplete
        label="Bank of the sender"
        data={banks}
        defaultValue="Lake"
        error="Choose a bank of the list."
      />
      <Autocomplete label="Bank of the wallet" data={banks} defaultValue="Coast Bank" disabled />
      <Autocomplete label="Bank of the branch" data={banks} defaultValue="Savanna Bank" readOnly />
    </Stack>
  );
}
