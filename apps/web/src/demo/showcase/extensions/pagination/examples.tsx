import { Button, Group, Pagination, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import { NumberedPages } from '../../../parts/numbered-pages.tsx';

const towns = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika'];
const shops = Array.from({ length: 64 }, (_, at) => ({ id: at + 1, town: towns[at % 6] ?? '' }));

export function WithListExample() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const shown = shops.slice((page - 1) * perPage, page * perPage);
  return (
    <>
      <TableFrame label="Shops" height={260}>
        <thead>
          <tr>
            <th scope="col">Shop</th>
            <th scope="col">Town</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, town }) => (
            <tr key={id}>
              <th scope="row">Duka {id}</th>
              <td>{town}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <NumberedPages
        what="shops"
        page={page}
        perPage={perPage}
        total={shops.length}
        onPage={setPage}
        onPerPage={(size) => {
          setPerPage(size);
          setPage(1);
        }}
      />
    </>
  );
}

const controls = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' } as const;
const names = {
  getItemProps: (page: number) => ({ 'aria-label': `Page ${page}` }),
  getControlProps: (control: keyof typeof controls) => ({ 'aria-label': `${controls[control]} page` }),
};

export function NumberedExample() {
  return (
    <Stack>
      <Pagination total={5} defaultValue={2} size="xs" {...names} />
      <Pagination total={12} defaultValue={6} size="sm" {...names} />
      <Pagination total={30} defaultValue={1} size="sm" withEdges siblings={0} {...names} />
      <Pagination total={5} defaultValue={3} size="sm" disabled {...names} />
    </Stack>
  );
}

const news = Array.from({ length: 12 }, (_, at) => `Delivery KZ-${1200 - at} has arrived`);
const step = 4;

export function MoreExample() {
  const [shown, setShown] = useState(step);
  const left = news.length - shown;
  return (
    <Stack gap="xs">
      {news.slice(0, shown).map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      <Text size="sm" c="dimmed" role="status">
        {shown} of {news.length} shown
      </Text>
      <Button variant="default" disabled={left === 0} onClick={() => setShown(shown + step)}>
        {left > 0 ? `Show ${Math.min(step, left)} more` : 'That is all'}
      </Button>
    </Stack>
  );
}

const weeks = ['2 to 8 November', '9 to 15 November', '16 to 22 November'];

export function StepsExample() {
  const [at, setAt] = useState(1);
  return (
    <Group justify="space-between">
      <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
        Earlier
      </Button>
      <Text size="sm" role="status">
        {weeks[at]}
      </Text>
      <Button variant="default" disabled={at === weeks.length - 1} onClick={() => setAt(at + 1)}>
        Later
      </Button>
    </Group>
  );
}
