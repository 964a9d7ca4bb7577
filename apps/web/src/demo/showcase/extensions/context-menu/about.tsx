import type { About } from '../../about.ts';

export const about = {
  summary: 'What can be done with a thing, right where it is.',
  keywords: 'right click long press shift f10 menu key actions popup',
  picture: (
    <>
      <rect className="fill" x="12" y="14" width="60" height="44" rx="3" />
      <path className="text" d="M20 24h30M20 34h22" />
      <rect className="fill" x="52" y="26" width="50" height="38" rx="3" />
      <rect className="tint" x="55" y="29" width="44" height="10" rx="2" />
      <path className="mark" d="M60 34h20" />
      <path className="text" d="M60 46h26M60 56h18" />
    </>
  ),
  examples: {
    rows: { title: 'On rows', text: 'A click opens, the other button shows the rest.' },
    'also-by-button': { title: 'Also by a button', text: 'The menu is a shortcut, never the only way.' },
    choices: { title: 'With choices', text: 'One of several, on or off, and one that is not for now.' },
  },
  keyboard: [
    ['shift+f10', 'Opens the menu of what has the focus'],
    ['menu', 'Opens it as well'],
    ['down', 'Goes to the next item'],
    ['escape', 'Closes it; the focus goes back'],
  ],
  accessibility: [
    'A long press opens it on phones.',
    'Choices in the menu say whether they are on.',
    'The focus returns to where the menu was opened.',
  ],
} satisfies About;
