import type { About } from '../../about.ts';

export const about = {
  summary: 'The way through a list that is too long for one page.',
  keywords: 'pages next previous paging load more numbers',
  picture: (
    <>
      <rect className="fill" x="14" y="27" width="18" height="18" rx="4" />
      <path className="line" d="m25 32-4 4 4 4" />
      <rect className="accent" x="38" y="27" width="18" height="18" rx="4" />
      <path className="on" d="M47 32v8" />
      <rect className="fill" x="62" y="27" width="18" height="18" rx="4" />
      <path className="text" d="M69 36h4" />
      <rect className="fill" x="86" y="27" width="18" height="18" rx="4" />
      <path className="line" d="m93 32 4 4-4 4" />
    </>
  ),
  examples: {
    numbered: {
      title: 'Under a table',
      text: 'What is shown of how many, and how many a page has.',
      wide: true,
    },
    sizes: { title: 'Sizes', text: 'All of them change the same page.' },
    edges: { title: 'To the ends', text: 'First and last, for long lists.' },
    few: { title: 'Only back and on', text: 'Where nobody knows how many there will be.' },
    more: { title: 'More on the same page', text: 'Adds to the list until all is there.' },
  },
  keyboard: [
    ['tab', 'Goes to the next number'],
    ['enter', 'Shows that page'],
  ],
  accessibility: [
    'Each number is named “Page 3”, and the one that is shown is marked as the current one.',
    'What is shown now is read out after each change.',
    'From right to left, the arrows turn and the numbers run the other way.',
  ],
} satisfies About;
