import type { About } from '../../about.ts';

export const about = {
  summary: 'Says what is wrong where it is wrong, in words that tell what would be right.',
  keywords: 'errors zod schema required check rules form validate',
  picture: (
    <>
      <rect className="fill" x="22" y="12" width="76" height="15" rx="3" />
      <path className="text" d="M29 19.500h34" />
      <path className="mark" d="m86 19.500 3 3 5-6" />
      <rect className="fill" x="22" y="36" width="76" height="15" rx="3" />
      <path className="text" d="M29 43.500h18" />
      <path className="line" d="m86 41 5 5M91 41l-5 5M22 58h48" />
    </>
  ),
  examples: {
    schema: {
      title: 'By the schema of the server',
      text: 'The same rules and words on both sides: what passes here, passes there.',
    },
    leaving: {
      title: 'When a field is left',
      text: 'Not while it is typed; corrected at once when it is mended.',
    },
    server: { title: 'What only the server knows', text: 'A name that is taken comes back to its field.' },
    together: {
      title: 'Fields that depend',
      text: 'The end after the beginning, shares that make a hundred.',
    },
    summary: {
      title: 'With a summary',
      text: 'For long forms: what is wrong, each with the way to its field.',
      wide: true,
    },
  },
  keyboard: [['enter', 'Sends; the first field that is wrong takes the focus']],
  accessibility: [
    'An error is tied to its field and read with it.',
    'It is told in words, not by colour alone.',
    'What was typed is never thrown away.',
  ],
} satisfies About;
