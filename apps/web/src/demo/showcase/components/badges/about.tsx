import type { About } from '../../about.ts';

export const about = {
  summary: 'A word or a number beside something: its state, its kind, how many there are.',
  keywords: 'tag label chip status count counter notification dot pill',
  picture: (
    <>
      <rect className="accent" x="16" y="17" width="38" height="15" rx="7.5" />
      <path className="on" d="M25 24.5h20" />
      <rect className="tint" x="62" y="17" width="42" height="15" rx="7.5" />
      <path className="mark" d="M71 24.5h24" />
      <rect className="fill" x="16" y="40" width="46" height="15" rx="7.5" />
      <circle className="accent" cx="25" cy="47.5" r="3" />
      <path className="text" d="M33 47.5h20" />
      <rect className="soft" x="70" y="40" width="24" height="15" rx="7.5" />
    </>
  ),
  examples: {
    status: { title: 'States of work', text: 'The same colour and shape on every screen of Kazi.' },
    variants: { title: 'Weights', text: 'From quiet to loud, for kinds rather than states.' },
    sizes: {
      title: 'Sizes, icons, long words',
      text: 'What does not fit ends in dots; its title says all of it.',
    },
    counts: { title: 'Counts', text: 'On what they count, and read out together with it.' },
    removable: { title: 'To take away', text: 'Filters that hold, each of which can go.' },
  },
  accessibility: [
    'A state has a shape as well as a colour.',
    'A count on an icon is part of the button’s name: “Messages, 12 unread”.',
    'What takes a badge away is a button that says which one.',
  ],
} satisfies About;
