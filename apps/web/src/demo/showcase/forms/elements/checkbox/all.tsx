import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';

const invoices = ['KZ-1042, Ziwa Fresh Foods', 'KZ-1043, Jenga Nyumba', 'KZ-1044, Mkate Mzuri'];

export default function All() {
  const [chosen, setChosen] = useState(invoices.slice(0, 1));
  const isAll = chosen.length === invoices.length;
  return (
    <Stack gap="sm">
      <Checkbox
        label="All invoices that are due"
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => setChosen(isAll ? [] : invoices)}
      />
      <Checkbox.Group value={chosen} onChange={setChosen} aria-label="Invoices that are due">
        <Stack gap="xs" ps="xl">
          {invoices.map((invoice) => (
            <Checkbox key={invoice} value={invoice} label={invoice} />
          ))}
        </Stack>
      </Checkbox.Group>
      <p role="status">
        {chosen.length} of {invoices.length} chosen
      </p>
    </Stack>
  );
}
