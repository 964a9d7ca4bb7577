import type { About } from '../../about.ts';

export const about = {
  summary: 'Puts things into another order or another list, by mouse, finger and keys alike.',
  keywords: 'dnd sortable reorder move lists grip kanban',
  picture: (
    <>
      <rect className="fill" x="14" y="12" width="40" height="12" rx="3" />
      <rect className="fill" x="14" y="48" width="40" height="12" rx="3" />
      <rect className="tint" x="14" y="30" width="40" height="12" rx="3" />
      <rect className="fill" x="60" y="22" width="44" height="14" rx="3" />
      <path className="text" d="M21 18h20M21 54h24M68 29h24" />
      <path className="mark" d="M92 34l10 10M92 34l2 12M92 34l12 2" />
    </>
  ),
  examples: {
    order: { title: 'Another order', text: 'The line shows where it will land.' },
    between: { title: 'Another list', text: 'Lists of one kind take from each other.' },
    refused: { title: 'Not everywhere', text: 'A list may refuse, and says why.' },
  },
  keyboard: [
    ['space', 'Picks it up, and drops it'],
    ['down', 'Moves it'],
    ['right', 'Moves it to the list beside'],
    ['escape', 'Puts it back'],
  ],
  accessibility: [
    'Each step is read aloud: where it is, and of how many.',
    'On phones the grip is large enough for a thumb.',
  ],
} satisfies About;
