import type { About } from '../../about.ts';

export const about = {
  summary: 'Ways between pages and within one: at the side, on top, and along a long text.',
  keywords: 'menu sidebar nav links menubar scrollspy table of contents',
  picture: (
    <>
      <rect className="fill" x="12" y="8" width="96" height="56" rx="4" />
      <path className="line" d="M42 8v56" />
      <rect className="tint" x="16" y="13" width="22" height="9" rx="2" />
      <path className="mark" d="M20 17.5h14" />
      <path className="text" d="M20 29h14M20 39h11M20 49h14" />
      <path className="line" d="M51 20h48M51 30h40M51 40h44" />
    </>
  ),
  examples: {
    side: { title: 'At the side', text: 'With icons, counts, and parts that open.' },
    top: { title: 'On top', text: 'A line of pages; it scrolls where there is no room.' },
    menubar: { title: 'Menus in a line', text: 'As on the desktop: one opens, and arrows go to the next.' },
    page: { title: 'Within a page', text: 'Marks the part that is being read.' },
  },
  keyboard: [
    ['tab', 'Goes to the next link'],
    ['enter', 'Follows it, or opens its part'],
    ['right', 'Goes to the next menu of a line'],
    ['down', 'Opens the menu'],
  ],
  accessibility: [
    'Each navigation has a name of its own, so that they are told apart.',
    'The page that is open is marked as the current one, not by colour alone.',
    'A part that opens says whether it is open.',
  ],
} satisfies About;
