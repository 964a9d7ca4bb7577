import type { About } from '../../about.ts';

export const about = {
  summary:
    'No menu at all, for one thing that is brought to its end: a checkout, a set-up, a form for the till.',
  keywords: 'no navigation blank focus checkout kiosk layout',
  picture: (
    <>
      <rect className="fill" x="16" y="11" width="88" height="50" rx="3" />
      <path className="line" d="M16 21h88" />
      <path className="text" d="M34 32h52M34 40h52" />
      <rect className="accent" x="34" y="48" width="22" height="7" rx="2" />
    </>
  ),
  examples: {
    live: {
      title: 'Live, on this page',
      text: 'A page asks for it while it is open; the menu is back when it is left.',
    },
    task: { title: 'What it is for', text: 'One question, one button, and one way out.' },
    exit: { title: 'A way out', text: 'Without a menu, the page itself has to lead back.' },
  },
  keyboard: [['mod+k', 'Opens the search, from which every page is reached']],
  accessibility: [
    'The page says where it leads back to, above its heading.',
    'The link that skips to the content stays the first of the page.',
  ],
} satisfies About;
