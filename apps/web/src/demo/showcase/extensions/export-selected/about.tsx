import type { About } from '../../about.ts';

export const about = {
  summary: 'Hands over only what was chosen: some rows, a page, or all that a search found.',
  keywords: 'download selection rows checkbox csv xlsx json extent',
  picture: (
    <>
      <rect className="fill" x="18" y="12" width="58" height="48" rx="3" />
      <rect className="tint" x="18" y="28" width="58" height="16" />
      <path className="line" d="M18 28h58M18 44h58" />
      <path className="mark" d="M25 36l3 3l5 -6" />
      <path className="text" d="M40 20h24M40 36h24M40 52h24" />
      <path className="mark" d="M84 36h20M97 29l7 7l-7 7" />
    </>
  ),
  examples: {
    chosen: { title: 'Selected rows', text: 'One or several, or all by the box above them.', wide: true },
    extent: { title: 'How much', text: 'Where a list has pages, say which of it is meant.' },
    'nothing-chosen': { title: 'Nothing chosen yet', text: 'The button says what it needs.' },
  },
  keyboard: [['space', 'Selects the row, the month or the extent']],
  accessibility: [
    'How many are selected is read aloud when it changes.',
    'Each box names the row it selects.',
  ],
} satisfies About;
