import type { About } from '../../about.ts';

export const about = {
  summary: 'A window over the page, for what has to be decided or filled in before going on.',
  keywords: 'dialog popup confirm window overlay lightbox form',
  picture: (
    <>
      <path className="text" d="M10 14h100M10 26h100M10 38h100M10 50h100M10 62h60" />
      <rect className="fill" x="26" y="12" width="68" height="48" rx="5" />
      <path className="mark" d="M35 23h30" />
      <path className="line" d="M35 33h50M35 40h36" />
      <rect className="accent" x="63" y="47" width="23" height="8" rx="3" />
    </>
  ),
  examples: {
    simple: { title: 'Something to read', text: 'Opens over the page, and closes by Escape.' },
    confirm: { title: 'A question', text: 'Before what is hard to take back; Cancel has the focus.' },
    form: { title: 'A form', text: 'Begins anew each time it is opened.' },
    long: { title: 'Longer than the window', text: 'The heading stays, and the text scrolls.' },
    steps: { title: 'One after the other', text: 'The second lies over the first, and leads back to it.' },
    sizes: { title: 'Sizes', text: 'On a phone each is as wide as the window allows.' },
  },
  keyboard: [
    ['tab', 'Goes round within the dialog'],
    ['enter', 'Presses what has the focus'],
    ['escape', 'Closes it'],
  ],
  accessibility: [
    'Takes the focus and keeps it; afterwards it is back on what opened the dialog.',
    'Its heading is its name.',
    'What destroys something is named by its verb, not by Yes.',
  ],
} satisfies About;
