import type { About } from '../../about.ts';

export const about = {
  summary: 'Says the same in four languages, with their plurals, numbers, dates and directions.',
  keywords: 'internationalisation localisation translation language plural rtl arabic swahili french intl',
  picture: (
    <>
      <rect className="fill" x="16" y="14" width="44" height="30" rx="3" />
      <path className="text" d="M24 24h22M24 33h14" />
      <rect className="tint" x="58" y="30" width="46" height="30" rx="3" />
      <path className="mark" d="M96 40h-24M96 50h-14" />
    </>
  ),
  examples: {
    'switch-language': {
      title: 'Words and plurals',
      text: 'Choose a language and a number: Arabic has six forms.',
    },
    direction: { title: 'Right to left', text: 'Text, fields and arrows turn; telephone numbers do not.' },
    numbers: {
      title: 'Numbers',
      text: 'Written as each language does, with digits that line up.',
      wide: true,
    },
    dates: { title: 'Dates', text: 'Days, times, spans, and how long ago.', wide: true },
    lists: { title: 'Lists', text: 'Each language joins in its own way.' },
  },
  accessibility: [
    'What is in another language says so, so that it is read in the right voice.',
    'Names and numbers keep their own direction within a sentence.',
  ],
} satisfies About;
