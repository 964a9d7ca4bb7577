import type { About } from '../../about.ts';

export const about = {
  summary:
    'Menu and page within a box of 1200 pixels, for very wide screens on which lines would get too long.',
  keywords: 'container centered max width fixed layout',
  picture: (
    <>
      <rect className="fill" x="30" y="11" width="60" height="50" rx="3" />
      <path className="tint" d="M33 11h9v50h-9a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3z" />
      <path className="line" d="M42 21h48M14 16v40M106 16v40" />
      <path className="text" d="M49 31h34M49 40h34M49 49h22" />
    </>
  ),
  examples: {
    live: {
      title: 'Live, on this page',
      text: 'A page asks for it while it is open, and changes nothing for good.',
    },
    reading: { title: 'What it is for', text: 'Text whose lines stay short enough to be followed.' },
    facts: {
      title: 'Names and values',
      text: 'Near each other, instead of at the two ends of a wide screen.',
    },
  },
  accessibility: [
    'Nothing is hidden or moved in the order of Tab.',
    'Where the window is narrower than the box, the page is as it always is.',
  ],
} satisfies About;
