import type { About } from '../../../about.ts';

export const about = {
  summary: 'Several of a few things, or a yes that is sent with the rest of the form.',
  keywords: 'tick check box multiple choice agree indeterminate select all',
  picture: (
    <>
      <rect className="accent" x="26" y="15" width="14" height="14" rx="3" />
      <path className="on" d="m29.500 22 2.500 2.500 5-5" />
      <path className="text" d="M47 22h44" />
      <rect className="fill" x="26" y="36" width="14" height="14" rx="3" />
      <path className="text" d="M47 43h32" />
    </>
  ),
  examples: {
    basic: { title: 'Yes or no', text: 'With a line on what the yes means.' },
    group: {
      title: 'Several of a group',
      text: 'The group has a name, and says what is wrong with all of it.',
    },
    all: { title: 'All of them', text: 'Half ticked while some are: one click takes the rest.' },
    cards: {
      title: 'As cards',
      text: 'For a few choices that need a sentence each; all of the card can be clicked.',
    },
    states: {
      title: 'States and sizes',
      text: 'Not available, wrong, and from the smallest to the largest.',
    },
  },
  keyboard: [
    ['tab', 'Goes to the next box'],
    ['space', 'Ticks, or takes the tick away'],
  ],
  accessibility: [
    'The whole label can be clicked, 24 pixels high at least.',
    'A group is named for screen readers, and its error is tied to it.',
    'Half ticked is said as “partly”, not shown alone.',
  ],
} satisfies About;
