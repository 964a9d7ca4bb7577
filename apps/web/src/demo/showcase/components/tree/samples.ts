import type { TreeNodeData } from '@mantine/core';

/** Documents of a firm, in folders. */
export const folders: TreeNodeData[] = [
  {
    label: 'Finance',
    value: 'finance',
    children: [
      {
        label: 'Year 2026',
        value: 'finance/2026',
        children: [
          { label: 'Statement of October', value: 'finance/2026/october' },
          { label: 'Return for VAT, third quarter', value: 'finance/2026/vat' },
        ],
      },
      { label: 'Loan of Tumaini Microcredit', value: 'finance/loan' },
    ],
  },
  {
    label: 'People',
    value: 'people',
    children: [
      { label: 'Contracts', value: 'people/contracts' },
      { label: 'Payslips', value: 'people/payslips' },
    ],
  },
  { label: 'Licence of the county', value: 'licence' },
];

/** Branches by region. */
export const branches: TreeNodeData[] = [
  {
    label: 'Coast',
    value: 'coast',
    children: [
      { label: 'Mombasa', value: 'mombasa' },
      { label: 'Malindi', value: 'malindi' },
      { label: 'Kilifi', value: 'kilifi' },
    ],
  },
  {
    label: 'Nyanza',
    value: 'nyanza',
    children: [
      { label: 'Kisumu', value: 'kisumu' },
      { label: 'Homa Bay', value: 'homa-bay' },
    ],
  },
  { label: 'Nairobi', value: 'nairobi' },
];
