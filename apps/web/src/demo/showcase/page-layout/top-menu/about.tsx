import type { About } from '../../about.ts';

export const about = {
  summary: 'The menu along the top, its groups as lists that open: the whole width is the page’s.',
  keywords: 'horizontal navigation bar header layout',
  picture: (
    <>
      <rect className="fill" x="16" y="11" width="88" height="50" rx="3" />
      <path className="tint" d="M16 21h88v9H16z" />
      <path className="mark" d="M22 25.500h10M38 25.500h10M54 25.500h10" />
      <path className="text" d="M24 38h72M24 46h72M24 54h44" />
    </>
  ),
  examples: {
    live: {
      title: 'Live, on this page',
      text: 'A page asks for it while it is open, and changes nothing for good.',
    },
    keep: { title: 'Kept', text: 'The user’s own choice, the same as in the menu of looks at the top.' },
    figures: {
      title: 'What the width is for',
      text: 'Figures side by side, without a column beside them.',
      wide: true,
    },
  },
  keyboard: [
    ['enter', 'Opens a group'],
    ['down', 'Goes to the next page of it'],
    ['esc', 'Closes it'],
  ],
  accessibility: [
    'Each group is a button that says whether it is open.',
    'The page that is open is marked, in its group and within it.',
  ],
} satisfies About;
