import type { About } from '../../about.ts';

export const about = {
  summary: 'What happened, one after the other, and what is still to come.',
  keywords: 'history activity log events feed tracking',
  picture: (
    <>
      <path className="line" d="M30 14v44" />
      <circle className="accent" cx="30" cy="15" r="6" />
      <circle className="accent" cx="30" cy="36" r="6" />
      <circle className="fill" cx="30" cy="57" r="6" />
      <path className="mark" d="M46 13h36" />
      <path className="text" d="M46 20h24M46 34h46M46 41h28M46 57h30" />
    </>
  ),
  examples: {
    order: { title: 'An order on its way', text: 'Done up to now; the rest is drawn lightly.' },
    people: { title: 'Who did what', text: 'With faces, and how long ago it was.' },
    tones: { title: 'Of different kinds', text: 'Icons and tones for money, words and trouble.' },
    more: { title: 'A long one', text: 'The newest first, and the earlier ones when they are asked for.' },
  },
  accessibility: [
    'It is a list: one hears how many events there are.',
    'Times are written out, and the exact one is in the title.',
    'What is still to come says so in words.',
  ],
} satisfies About;
