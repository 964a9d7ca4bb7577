import type { About } from '../../about.ts';

export const about = {
  summary: 'A menu that opens from a button: what can be done with what stands there.',
  keywords: 'menu actions options submenu checkbox radio context popup',
  picture: (
    <>
      <rect className="accent" x="22" y="9" width="40" height="15" rx="4" />
      <path className="on" d="M29 16.5h18M53 15l3 3 3-3" />
      <rect className="fill" x="22" y="28" width="64" height="37" rx="4" />
      <rect className="tint" x="26" y="32" width="56" height="9" rx="2" />
      <path className="mark" d="M31 36.5h30" />
      <path className="text" d="M31 47h24M31 57h34" />
    </>
  ),
  examples: {
    actions: { title: 'Actions', text: 'With icons and keys; what destroys something is red and last.' },
    sections: { title: 'In sections', text: 'Named parts, one of them not possible now.' },
    choices: { title: 'Choices', text: 'Several that hold, and one of a few. The menu stays open.' },
    nested: { title: 'Menus in a menu', text: 'Where a list would be too long: one step deeper at most.' },
    search: { title: 'With a search', text: 'For lists of more than ten.' },
    places: { title: 'Where it opens', text: 'It turns where there is no room.' },
  },
  keyboard: [
    ['enter', 'Opens the menu; takes what is marked'],
    ['down', 'Goes to the next'],
    ['up', 'Goes to the one before'],
    ['right', 'Opens the menu within'],
    ['escape', 'Closes, and the button has the focus'],
  ],
  accessibility: [
    'The button says that it opens a menu, and whether it is open.',
    'Typing a letter goes to the first item that begins with it.',
    'What is not possible now stays in its place, dimmed.',
  ],
} satisfies About;
