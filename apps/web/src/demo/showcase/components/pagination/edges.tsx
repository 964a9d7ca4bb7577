import { Pagination, Stack } from '@mantine/core';
import { useState } from 'react';

const controls = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' } as const;

export default function Edges() {
  const [page, setPage] = useState(24);
  return (
    <Stack component="nav" gap="sm" aria-label="Pages of the ledger">
      <Pagination
        size="sm"
        withEdges
        siblings={1}
        boundaries={1}
        total={48}
        value={page}
        onChange={setPage}
        getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        getControlProps={(control) => ({ 'aria-label': `${controls[control]} page` })}
      />
      <p role="status">Page {page} of 48</p>
    </Stack>
  );
}
