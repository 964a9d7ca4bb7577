import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { Button, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { setPreference, usePreferences } from '../../../../shell/preferences.ts';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';

export function LiveExample() {
  const [isOn, setOn] = useState(true);
  useLayoutOverride(isOn ? { menu: 'collapsed' } : {});
  return (
    <Switch
      label="Collapse the menu on this page"
      description="It is back as you had it when you leave the page. Phones have no menu at the side."
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

export function KeepExample() {
  const isKept = usePreferences().menu === 'collapsed';
  return (
    <Stack gap="sm" align="flex-start">
      <p role="status">
        {isKept
          ? 'The menu is collapsed on every page of this device.'
          : 'Your menu is open on all other pages.'}
      </p>
      <Button
        variant={isKept ? 'default' : 'filled'}
        onClick={() => setPreference('menu', isKept ? 'open' : 'collapsed')}
      >
        {isKept ? 'Open it again everywhere' : 'Keep it collapsed'}
      </Button>
    </Stack>
  );
}

const branches = [
  { town: 'Nairobi', head: 'Amina Wanjiru', staff: 14, orders: 1284, spoilt: '1.2%', shillings: 548_200 },
  { town: 'Kisumu', head: 'Grace Achieng', staff: 8, orders: 642, spoilt: '3.1%', shillings: 231_900 },
  { town: 'Mombasa', head: 'Hassan Omar', staff: 9, orders: 701, spoilt: '2.4%', shillings: 262_450 },
  { town: 'Eldoret', head: 'Salome Jepkoech', staff: 5, orders: 318, spoilt: '0.9%', shillings: 118_700 },
];

const amounts = ['Staff', 'Orders', 'Spoilt', 'Sold'].map((heading) => (
  <span key={heading} data-end>
    {heading}
  </span>
));

export function TableExample() {
  return (
    <RecordTable label="Branches" columns={['Branch', 'Head', ...amounts]}>
      {branches.map(({ town, head, staff, orders, spoilt, shillings }) => (
        <tr key={town}>
          <th scope="row">{town}</th>
          <td>{head}</td>
          <td data-end>{staff} people</td>
          <td data-end>{orders} orders</td>
          <td data-end>{spoilt} of them</td>
          <td data-end>
            <Money amount={shillings * 100} currency="KES" />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
