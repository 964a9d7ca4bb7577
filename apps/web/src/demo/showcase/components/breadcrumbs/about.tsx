import type { About } from '../../about.ts';

export const about = {
  summary: 'Where a page is, as links to what it belongs to.',
  keywords: 'path trail hierarchy location parents links',
  picture: (
    <>
      <path className="text" d="M14 36h20M52 36h20" />
      <path className="line" d="m41 32 4 4-4 4M79 32l4 4-4 4" />
      <path className="mark" d="M90 36h18" />
    </>
  ),
  examples: {
    plain: { title: 'Links and a place', text: 'The last word is the page itself, and leads nowhere.' },
    icons: { title: 'With icons', text: 'The arrow between turns with the direction of reading.' },
    collapsed: {
      title: 'Folded in the middle',
      text: 'What lies between opens as a menu, where the path is long.',
    },
    siblings: { title: 'With what lies beside', text: 'Each step opens its neighbours, to go across.' },
  },
  keyboard: [
    ['enter', 'Follows the link, or opens the menu'],
    ['down', 'Goes to the next in the menu'],
    ['escape', 'Closes the menu'],
  ],
  accessibility: [
    'The trail is a navigation of its own name, and an ordered list.',
    'The last step is marked as the current page.',
    'The signs between are drawn only, and not read out.',
  ],
} satisfies About;
