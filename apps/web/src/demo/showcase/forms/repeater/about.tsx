import type { About } from '../../about.ts';

export const about = {
  summary: 'The same few fields as often as they are needed.',
  keywords: 'dynamic list rows lines add remove fields array reorder',
  picture: (
    <>
      <rect className="fill" x="20" y="11" width="66" height="11" rx="3" />
      <rect className="fill" x="20" y="27" width="66" height="11" rx="3" />
      <path className="line" d="m93 14 5 5M98 14l-5 5M93 30l5 5M98 30l-5 5" />
      <rect className="tint" x="20" y="44" width="66" height="14" rx="3" />
      <path className="mark" d="M53 47v8M49 51h8" />
    </>
  ),
  examples: {
    lines: { title: 'Lines with a sum', text: 'What is sold, how many, for how much.', wide: true },
    contacts: {
      title: 'At least one, at most four',
      text: 'The last cannot be removed; a new one takes the focus.',
    },
    ordered: {
      title: 'In an order of one’s own',
      text: 'Moved by buttons, which work without a pointer too.',
    },
  },
  keyboard: [
    ['tab', 'Goes through the fields of a row, then to its buttons'],
    ['enter', 'Adds, removes or moves'],
  ],
  accessibility: [
    'Each field and button names its row: “Price of line 2”.',
    'A new row takes the focus; after removing, the button that adds does.',
    'What is removed can be brought back.',
  ],
} satisfies About;
