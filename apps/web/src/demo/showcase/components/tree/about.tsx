import type { About } from '../../about.ts';

export const about = {
  summary: 'Things within things: accounts, folders, who reports to whom.',
  keywords: 'hierarchy nested folders accounts checkbox expand explorer',
  picture: (
    <>
      <path className="line" d="M26 22v36M26 36h10M26 56h10" />
      <rect className="accent" x="18" y="10" width="16" height="12" rx="3" />
      <path className="mark" d="M42 16h40" />
      <rect className="tint" x="36" y="30" width="16" height="12" rx="3" />
      <path className="text" d="M60 36h32" />
      <rect className="tint" x="36" y="50" width="16" height="12" rx="3" />
      <path className="text" d="M60 56h24" />
    </>
  ),
  examples: {
    folders: { title: 'Folders', text: 'One is chosen; all can be opened or closed at once.' },
    checks: { title: 'To choose from', text: 'What is above follows what is below: none, some, all.' },
    search: { title: 'With a search', text: 'Leaves what fits, and what it stands in.' },
    lazy: { title: 'Fetched as it opens', text: 'For trees too large to have at once.' },
  },
  keyboard: [
    ['down', 'Goes to the next line'],
    ['right', 'Opens, then goes in'],
    ['left', 'Closes, then goes out'],
    ['space', 'Opens or closes, or chooses'],
  ],
  accessibility: [
    'It is a tree with a name, whose lines say their depth and whether they are open.',
    'One press of Tab passes the whole of it.',
    'From right to left, the arrow keys change places.',
  ],
} satisfies About;
