import type { About } from '../../about.ts';

export const about = {
  summary: 'Where labels, fields and buttons stand, for forms of a few fields and of many.',
  keywords: 'horizontal vertical columns grid fieldset sections inline form',
  picture: (
    <>
      <rect className="fill" x="22" y="9" width="76" height="54" rx="4" />
      <path className="text" d="M29 18h14M63 18h14" />
      <rect className="soft" x="29" y="22" width="28" height="8" rx="2" />
      <rect className="soft" x="63" y="22" width="28" height="8" rx="2" />
      <path className="text" d="M29 36h20" />
      <rect className="soft" x="29" y="40" width="62" height="8" rx="2" />
      <rect className="accent" x="29" y="53" width="18" height="6" rx="2" />
    </>
  ),
  examples: {
    vertical: {
      title: 'One below the other',
      text: 'Read from top to bottom: the usual, and the quickest to fill in.',
    },
    beside: {
      title: 'Labels beside',
      text: 'For settings that are looked over; on a phone the labels go above.',
    },
    columns: {
      title: 'In columns',
      text: 'Only for what belongs together: first and last name, town and code.',
      wide: true,
    },
    sections: { title: 'In sections', text: 'A long form, each part with a heading of its own.', wide: true },
    inline: { title: 'In one row', text: 'A filter above a list.', wide: true },
  },
  keyboard: [
    ['tab', 'Goes through the fields in the order they are read'],
    ['enter', 'Sends the form'],
  ],
  accessibility: [
    'Each label is tied to its field, wherever it stands.',
    'Sections are groups with names.',
    'The main button comes first in a form, the way out after it.',
  ],
} satisfies About;
