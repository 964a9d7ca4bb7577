import type { About } from '../../../about.ts';

export const about = {
  summary: 'A field joined with what belongs to it: a unit, a button, a choice.',
  keywords: 'addon prefix suffix currency button joined input group',
  picture: (
    <>
      <rect className="fill" x="16" y="26" width="88" height="20" rx="3" />
      <path className="soft" d="M19 26h19v20H19a3 3 0 0 1-3-3V29a3 3 0 0 1 3-3z" />
      <path className="text" d="M46 36h24" />
      <path className="accent" d="M82 26h19a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H82z" />
      <path className="on" d="m89 36 3 3 6-6" />
    </>
  ),
  examples: {
    units: { title: 'Units', text: 'Currency before, unit after: neither is typed, both are read aloud.' },
    button: { title: 'With a button', text: 'For the one thing that is done with what is typed.' },
    choice: { title: 'With a choice', text: 'Two fields that are one answer: the network and the number.' },
    menu: { title: 'With a menu', text: 'More ways to do it, the usual one first.' },
  },
  keyboard: [
    ['enter', 'Does what the button says'],
    ['down', 'Opens the choice or the menu'],
  ],
  accessibility: [
    'What stands before or after is part of the field’s description.',
    'Two fields in one row are a group with a name of its own.',
    'The order of Tab is the order one sees, also right to left.',
  ],
} satisfies About;
