import type { About } from '../../about.ts';

export const about = {
  summary: 'A page with nothing but its heading, to begin from.',
  keywords: 'blank starter template new page layout',
  isWhole: true,
  picture: (
    <>
      <rect className="fill" x="16" y="11" width="88" height="50" rx="3" />
      <path className="tint" d="M19 11h15v50H19a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3z" />
      <path className="line" d="M34 21h70" />
      <path className="mark" d="M42 30h28" />
    </>
  ),
  examples: {
    page: {
      title: 'Empty page',
      text: 'The heading is the tab’s title too, and takes the focus when it is gone to.',
    },
  },
  accessibility: ['The heading is the first of the page, and is read when the page is opened.'],
} satisfies About;
