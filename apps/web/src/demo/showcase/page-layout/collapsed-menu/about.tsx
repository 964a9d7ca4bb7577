import type { About } from '../../about.ts';

export const about = {
  summary: 'The menu as a column of icons, for pages that need the width and are left often.',
  keywords: 'sidebar mini icons collapse narrow layout',
  picture: (
    <>
      <rect className="fill" x="16" y="11" width="88" height="50" rx="3" />
      <path className="tint" d="M19 11h9v50h-9a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3z" />
      <path className="mark" d="M21 20h2M21 29h2M21 38h2" />
      <path className="line" d="M28 21h76" />
      <path className="text" d="M36 31h58M36 40h58M36 49h40" />
    </>
  ),
  examples: {
    live: {
      title: 'Live, on this page',
      text: 'A page asks for it while it is open, and changes nothing for good.',
    },
    keep: {
      title: 'Kept',
      text: 'The user’s own choice, the same as by the button at the foot of the menu.',
    },
    table: {
      title: 'What the width is for',
      text: 'A table that needs all its columns in sight.',
      wide: true,
    },
  },
  keyboard: [['tab', 'Opens the whole menu over the page, and goes through it']],
  accessibility: [
    'The whole menu opens over the page while the pointer or the focus is in it.',
    'What the user chose is never changed by a page, only by themselves.',
  ],
} satisfies About;
