import { listStaff } from '@kazi/simulation/datatables';
import { Autocomplete, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '../../../calls/use-answer.ts';

/** Asks once typing pauses, and keeps what was found until the next answer is there. */
export default function ByCall() {
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
