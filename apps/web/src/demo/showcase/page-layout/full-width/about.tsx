import type { About } from '../../about.ts';

export const about = {
  summary: 'The page takes all the room there is beside the menu, for tables, boards and calendars.',
  keywords: 'fluid wide container stretch layout',
  width: 'narrow',
  picture: (
    <>
      <rect className="fill" x="16" y="11" width="88" height="50" rx="3" />
      <path className="tint" d="M19 11h15v50H19a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3z" />
      <path className="line" d="M34 21h70" />
      <path className="mark" d="M42 41h54M46 37l-4 4 4 4M92 37l4 4-4 4" />
    </>
  ),
  examples: {
    live: { title: 'Live, on this page', text: 'Turn it off to see the page as wide as a form is.' },
    page: {
      title: 'As a page says it',
      text: 'Three widths: for what is filled in, for lists, for all the room.',
    },
    ledger: {
      title: 'What it is for',
      text: 'A month in each column; where there is no room, the table scrolls, not the page.',
      wide: true,
    },
  },
  accessibility: [
    'A table that scrolls can be reached and scrolled by keyboard.',
    'Text keeps short lines, however wide its page is.',
  ],
} satisfies About;
