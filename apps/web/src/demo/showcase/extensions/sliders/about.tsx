import type { About } from '../../about.ts';

export const about = {
  summary: 'Chooses about how much, where seeing it matters more than the exact figure.',
  keywords: 'range input handle step marks volume price',
  picture: (
    <>
      <path className="line" d="M16 28h88M16 48h88" />
      <path className="mark" d="M16 28h36M40 48h38" />
      <circle className="accent" cx="52" cy="28" r="5" />
      <circle className="accent" cx="40" cy="48" r="5" />
      <circle className="accent" cx="78" cy="48" r="5" />
    </>
  ),
  examples: {
    single: { title: 'One value', text: 'In two sizes, and while it may not be changed.' },
    range: { title: 'From and to', text: 'With a least distance between the two.' },
    marks: { title: 'With names', text: 'For a few kinds in an order.' },
    'with-field': { title: 'With a field', text: 'For people who know the figure.' },
  },
  keyboard: [
    ['left', 'Less, by a step'],
    ['right', 'More, by a step'],
    ['home', 'The least'],
    ['end', 'The most'],
  ],
  accessibility: [
    'Each handle has a name, and says its value.',
    'Right-to-left, more is on the left, and so are the keys.',
  ],
} satisfies About;
