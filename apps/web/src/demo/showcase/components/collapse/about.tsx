import type { About } from '../../about.ts';

export const about = {
  summary: 'Hides what is rarely needed, in its place, until it is asked for.',
  keywords: 'toggle show hide expand fold more less disclosure spoiler',
  picture: (
    <>
      <path className="mark" d="M22 16h40M92 14l3 3 3-3" />
      <rect className="fill" x="16" y="25" width="88" height="32" rx="4" />
      <path className="text" d="M25 34h66M25 41h54M25 48h60" />
    </>
  ),
  examples: {
    button: { title: 'By a button', text: 'Details that few will want.' },
    more: { title: 'The rest of a text', text: 'Begins with a few lines, and says that there is more.' },
    fields: { title: 'Fields that depend', text: 'What is hidden keeps what was filled in.' },
    rows: { title: 'Rows with details', text: 'A list whose lines open by themselves.' },
    sideways: { title: 'Sideways', text: 'A column that makes room.' },
  },
  keyboard: [
    ['enter', 'Shows or hides'],
    ['space', 'Shows or hides'],
  ],
  accessibility: [
    'The button says whether it is open, and what it opens.',
    'What is hidden takes no focus and is not read out.',
    'Without motion where the device asks for less of it.',
  ],
} satisfies About;
