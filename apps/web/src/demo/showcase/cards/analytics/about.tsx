import type { About } from '../../about.ts';

export const about = {
  summary: 'Cards that answer a question of the business, for a period that one chooses.',
  keywords: 'chart dashboard period sessions customers orders support analytics report',
  picture: (
    <>
      <rect className="fill" x="20" y="10" width="80" height="52" rx="4" />
      <path className="text" d="M28 19h22" />
      <rect className="soft" x="78" y="16" width="16" height="6" rx="2" />
      <path className="tint" d="M30 54V42h8v12zM44 54V34h8v20zM72 54V38h8v16z" />
      <path className="accent" d="M58 54V28h8v26z" />
      <path className="line" d="M26 54h68" />
    </>
  ),
  examples: {
    sessions: { title: 'By the day', text: 'Bars, with what they come to and what is aimed at.', wide: true },
    support: { title: 'How much is done', text: 'A gauge with its parts below.' },
    customers: { title: 'Parts of a whole', text: 'A ring, its parts named beside it.' },
    devices: { title: 'Shares and how they changed', text: 'In percent, with the change in points.' },
    revenue: { title: 'Beside the time before', text: 'This month as a line, the last one broken.' },
    report: {
      title: 'A year beside its budget',
      text: 'Income and expenses by month, with the sum.',
      wide: true,
    },
  },
  keyboard: [
    ['tab', 'Goes to the period, then into the chart'],
    ['left', 'Reads the value before'],
    ['right', 'Reads the next value'],
  ],
  accessibility: [
    'The choice of the period says which card it belongs to.',
    'What was shown stays until the new period is there.',
    'Each chart is a table for screen readers, in colours that are told apart.',
  ],
} satisfies About;
