import { autocomplete } from '@kazi/simulation/autocomplete';
import { Autocomplete, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../calls/use-answer.ts';

export default function Titles() {
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
