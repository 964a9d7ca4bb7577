import type { About } from '../../../about.ts';

export const about = {
  summary: 'A figure that can be typed, stepped and held within limits.',
  keywords: 'numeric stepper quantity amount money decimal percent spin counter',
  picture: (
    <>
      <rect className="fill" x="28" y="24" width="64" height="24" rx="3" />
      <path className="text" d="M37 36h14" />
      <path className="line" d="M76 24v24M76 36h16" />
      <path className="mark" d="m81 31.500 3-3 3 3M81 40.500l3 3 3-3" />
    </>
  ),
  examples: {
    basic: { title: 'Steps', text: 'By the arrows, by the keys, or typed.' },
    money: { title: 'Money', text: 'Thousands grouped while they are typed, cents kept.' },
    limits: { title: 'Limits', text: 'Held between the least and the most when the field is left.' },
    quantity: { title: 'Quantity', text: 'Large buttons for thumbs, for shops and stock.' },
    states: { title: 'States and sizes', text: 'Wrong, not available, without arrows.' },
  },
  keyboard: [
    ['up', 'One step more'],
    ['down', 'One step less'],
  ],
  accessibility: [
    'Phones show the keyboard with figures.',
    'Held at a limit, the figure changes visibly and the limit stands in the help.',
  ],
} satisfies About;
