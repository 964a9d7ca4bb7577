import type { About } from '../../about.ts';

export const about = {
  summary: 'Cards that are put together from several parts, for what one looks at every day.',
  keywords: 'profile person payments transactions event project checklist card',
  picture: (
    <>
      <rect className="fill" x="22" y="10" width="76" height="52" rx="4" />
      <circle className="tint" cx="37" cy="25" r="8" />
      <path className="text" d="M51 22h34M51 29h20" />
      <rect className="soft" x="30" y="41" width="60" height="4" rx="2" />
      <rect className="accent" x="30" y="41" width="36" height="4" rx="2" />
      <path className="line" d="M30 53h40" />
    </>
  ),
  examples: {
    person: { title: 'A person', text: 'Who it is, what is known, and the two things one does most.' },
    payments: { title: 'Payments', text: 'What came and went; the way it was paid is a sign of its own.' },
    meeting: { title: 'A meeting', text: 'The day as a leaf of a calendar, who comes, and an answer.' },
    project: { title: 'A project', text: 'How far it is, until when, and who works on it.' },
    checklist: { title: 'A checklist', text: 'Ticked in its place, with what is left.' },
  },
  accessibility: [
    'Faces have the name of the person, unless it is written beside them.',
    'Money that goes out has a minus, not only another colour.',
    'Lists of facts are lists of names and values.',
  ],
} satisfies About;
