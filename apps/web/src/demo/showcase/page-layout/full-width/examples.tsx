import { ScrollArea, SegmentedControl, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';
import classes from './examples.module.css';

export function LiveExample() {
  const [isOn, setOn] = useState(true);
  useLayoutOverride(isOn ? { width: 'full' } : {});
  return (
    <Switch
      label="Let this page take all the width"
      description="This page is narrow otherwise, as forms and texts are."
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

const widths = {
  narrow: 'At most 880 pixels: forms and texts.',
  wide: 'At most 1600 pixels: lists, and what a page is unless it says otherwise.',
  full: 'All there is: boards, calendars, tables of many columns.',
};
type Width = keyof typeof widths;

export function PageExample() {
  const [width, setWidth] = useState<Width>('full');
  return (
    <Stack gap="sm">
      <SegmentedControl<Width>
        aria-label="Width of the page"
        value={width}
        onChange={setWidth}
        data={['narrow', 'wide', 'full']}
      />
      <code>{`<Page title="Ledger" width="${width}">`}</code>
      <p role="status">{widths[width]}</p>
    </Stack>
  );
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const accounts = { Sales: 412, Goods: -236, Salaries: -96, Rent: -65, Transport: -28 };
const plain = new Intl.NumberFormat('en');

/** In thousands of shillings; grows a little by the month. */
const amount = (base: number, month: number) => plain.format(Math.round(base * (1 + month / 40)));

export function LedgerExample() {
  return (
    <ScrollArea
      viewportProps={{
        role: 'region',
        'aria-label': 'Ledger of the year, in thousands of shillings',
        tabIndex: 0,
      }}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(accounts).map(([account, base]) => (
            <tr key={account}>
              <th scope="row">{account}</th>
              {months.map((month, at) => (
                <td key={month}>{amount(base, at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
