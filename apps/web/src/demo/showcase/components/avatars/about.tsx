import type { About } from '../../about.ts';

export const about = {
  summary: 'A face or initials, so that people are found faster than by reading names.',
  keywords: 'picture photo person initials face profile group presence',
  picture: (
    <>
      <circle className="soft" cx="38" cy="36" r="17" />
      <circle className="fill" cx="60" cy="36" r="17" />
      <path className="line" d="M54 41a6 6 0 0 1 12 0M60 33a3 3 0 1 0 0-1" />
      <circle className="accent" cx="82" cy="36" r="17" />
      <path className="on" d="m76 41 6-11 6 11M79 37.5h6" />
    </>
  ),
  examples: {
    initials: { title: 'Initials', text: 'Without a picture; the colour follows from the name and stays.' },
    pictures: { title: 'Pictures and sizes', text: 'From the line of a table to the head of a profile.' },
    named: { title: 'With name and place', text: 'Decorative beside the name: it is not read out twice.' },
    presence: {
      title: 'Who is there',
      text: 'A dot for the state, with the word for those who cannot see it.',
    },
    group: { title: 'Several', text: 'Overlapping a little; the rest is counted.' },
    upload: { title: 'To choose', text: 'A picture of one’s own, shown at once, and taken away again.' },
  },
  accessibility: [
    'Alone, it says the person’s name; beside the name it is left out.',
    'White on each of the eight colours reaches 4.5:1.',
    'The state is never told by the dot’s colour alone.',
  ],
} satisfies About;
