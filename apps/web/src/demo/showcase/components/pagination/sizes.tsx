import { Pagination, Stack } from '@mantine/core';
import { useState } from 'react';

const controls = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' } as const;

export default function Sizes() {
  const [page, setPage] = useState(2);
  return (
    <Stack gap="md">
      {(['xs', 'sm', 'md'] as const).map((size) => (
        <nav key={size} aria-label={`Pages, size ${size}`}>
          <Pagination
            size={size}
            total={5}
            value={page}
            onChange={setPage}
            getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
            getControlProps={(control) => ({ 'aria-label': `${controls[control]} page` })}
          />
        </nav>
      ))}
    </Stack>
  );
}
