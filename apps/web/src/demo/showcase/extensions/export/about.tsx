import type { About } from '../../about.ts';

export const about = {
  summary: 'Hands records over as a file, for a spreadsheet, for another system, for the records.',
  keywords: 'download csv xlsx excel json file worker save',
  picture: (
    <>
      <rect className="fill" x="38" y="10" width="44" height="28" rx="3" />
      <path className="line" d="M38 19h44M38 28h44M58 10v28" />
      <path className="mark" d="M60 44v18M53 55l7 7l7 -7" />
    </>
  ),
  examples: {
    formats: { title: 'Formats', text: 'What writes them is fetched with the first click.' },
    large: { title: 'Many rows', text: 'Written beside the page, which stays quick.' },
    choices: { title: 'What goes along', text: 'The name, the format and the columns are chosen first.' },
  },
  accessibility: [
    'The outcome is read aloud, since a download alone is easily missed.',
    'A cell that could be taken for a formula is written as text.',
  ],
} satisfies About;
