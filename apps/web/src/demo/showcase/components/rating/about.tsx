import type { About } from '../../about.ts';

export const about = {
  summary: 'How good something was, in a few steps.',
  keywords: 'stars score review feedback opinion smile',
  picture: (
    <>
      <path className="accent" d="m24 26 3 6.5 7 .8-5.2 4.7 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.7 7-.8z" />
      <path className="accent" d="m48 26 3 6.5 7 .8-5.2 4.7 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.7 7-.8z" />
      <path className="accent" d="m72 26 3 6.5 7 .8-5.2 4.7 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.7 7-.8z" />
      <path className="soft" d="m96 26 3 6.5 7 .8-5.2 4.7 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.7 7-.8z" />
    </>
  ),
  examples: {
    stars: { title: 'To be given', text: 'One to five; the same star again takes it back.' },
    parts: { title: 'Halves, and only to read', text: 'An average, with how many it comes from.' },
    symbols: { title: 'Other signs', text: 'Faces where stars would be too strict.' },
    summary: { title: 'Where the average comes from', text: 'How many gave each, in words and bars.' },
  },
  keyboard: [
    ['right', 'One more'],
    ['left', 'One less'],
  ],
  accessibility: [
    'Each star is a choice of its own, named “4 stars”.',
    'An average is read out as one figure.',
    'What was chosen is also written beside it.',
  ],
} satisfies About;
