import type { About } from '../../about.ts';

export const about = {
  summary: 'Things of one kind, one below the other, on one surface.',
  keywords: 'list items rows select sort drag reorder actions',
  picture: (
    <>
      <rect className="fill" x="20" y="8" width="80" height="56" rx="4" />
      <path className="line" d="M20 26.5h80M20 45.5h80" />
      <circle className="soft" cx="31" cy="17" r="4" />
      <circle className="accent" cx="31" cy="36" r="4" />
      <circle className="soft" cx="31" cy="55" r="4" />
      <path className="text" d="M42 17h34M42 55h30" />
      <path className="mark" d="M42 36h42" />
    </>
  ),
  examples: {
    plain: { title: 'With a figure', text: 'What it is, and how much of it.' },
    links: { title: 'To be opened', text: 'Each line leads somewhere; the whole of it can be pressed.' },
    people: { title: 'People and actions', text: 'A face, two lines of words, and what can be done.' },
    selectable: { title: 'To choose from', text: 'One by one, or all at once.' },
    sortable: { title: 'To put in order', text: 'By mouse, by finger, or by the arrow keys.' },
    empty: { title: 'Loading, and empty', text: 'Keeps its place, then says what would fill it.' },
  },
  keyboard: [
    ['space', 'Chooses a line, or picks it up'],
    ['down', 'Moves what is picked up'],
    ['escape', 'Puts it back'],
  ],
  accessibility: [
    'It is a list with a name, so that one hears how many there are.',
    'Each step of sorting is read out, with the place.',
    'Buttons in lines say what they are about: “Call Amina Wanjiru”.',
  ],
} satisfies About;
