import type { About } from '../../../about.ts';

export const about = {
  summary: 'Exactly one of a few things that are all in sight.',
  keywords: 'single choice option exclusive segmented card',
  picture: (
    <>
      <circle className="fill" cx="33" cy="21" r="7" />
      <path className="text" d="M47 21h34" />
      <circle className="accent" cx="33" cy="46" r="7" />
      <circle className="on" cx="33" cy="46" r="1.500" />
      <path className="text" d="M47 46h44" />
    </>
  ),
  examples: {
    basic: { title: 'One below the other', text: 'Up to six; more are better in a select.' },
    row: { title: 'In a row', text: 'Two or three short answers.' },
    cards: { title: 'As cards', text: 'For choices that cost something or need a sentence.' },
    segmented: { title: 'As one control', text: 'For a choice that changes what is seen at once.' },
    states: {
      title: 'States and sizes',
      text: 'Not available with the reason, nothing chosen yet, and all sizes.',
    },
  },
  keyboard: [
    ['tab', 'Goes into the group, and out of it'],
    ['down', 'Chooses the next'],
    ['up', 'Chooses the one before'],
  ],
  accessibility: [
    'The group’s name is read before its choices.',
    'Why one is not available is written, not only greyed.',
  ],
} satisfies About;
