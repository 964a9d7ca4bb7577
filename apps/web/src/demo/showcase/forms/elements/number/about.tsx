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
    money: {
      title: 'Money',
      text: 'Typed as the reader’s language writes it; grouped when the field is left, cents kept.',
    },
    limits: {
      title: 'Limits',
      text: 'What is too little or too much is said below the field, or cannot be typed at all.',
    },
    quantity: { title: 'Quantity', text: 'Large buttons for thumbs, for shops and stock.' },
    states: { title: 'States and sizes', text: 'Wrong, not available, without arrows.' },
  },
  keyboard: [
    ['up', 'One step more'],
    ['down', 'One step less'],
  ],
  accessibility: [
    'Phones show the keyboard with figures.',
    'What is wrong stands below the field and is read out with it; no figure changes silently.',
  ],
} satisfies About;
