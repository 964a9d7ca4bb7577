import type { About } from '../../about.ts';

export const about = {
  summary: 'Takes records from files and spreadsheets, and says row by row what is wrong with them.',
  keywords: 'upload csv xlsx excel json paste spreadsheet worker progress validate',
  picture: (
    <>
      <rect className="fill" x="38" y="34" width="44" height="28" rx="3" />
      <path className="line" d="M38 43h44M38 52h44M58 34v28" />
      <path className="mark" d="M60 10v18M53 21l7 7l7 -7" />
    </>
  ),
  examples: {
    'any-file': {
      title: 'A file',
      text: 'What is right can be taken; what is wrong is told by its row.',
      wide: true,
    },
    large: { title: 'A large file', text: 'Read beside the page, which stays quick; the bar says how far.' },
    paste: { title: 'Pasted cells', text: 'For a few rows, without a file.' },
    'match-columns': {
      title: 'Their columns, our fields',
      text: 'For files with headings of their own.',
      wide: true,
    },
  },
  accessibility: [
    'The file is chosen by a button, which needs no dragging.',
    'What came of it is read aloud.',
    'A problem names the row, the field, and what would be right.',
  ],
} satisfies About;
