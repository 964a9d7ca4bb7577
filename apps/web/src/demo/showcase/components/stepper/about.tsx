import type { About } from '../../about.ts';

export const about = {
  summary: 'Where one is on a way of a few steps, and what is still to come.',
  keywords: 'wizard steps progress process checkout stages',
  picture: (
    <>
      <path className="line" d="M34 36h18M68 36h18" />
      <circle className="accent" cx="26" cy="36" r="8" />
      <path className="on" d="m22.5 36 2.5 2.5 4.5-5" />
      <circle className="tint" cx="60" cy="36" r="8" />
      <circle className="mark" cx="60" cy="36" r="8" />
      <circle className="fill" cx="94" cy="36" r="8" />
    </>
  ),
  examples: {
    way: {
      title: 'A way with steps',
      text: 'On and back by buttons, and back by the steps too.',
      wide: true,
    },
    vertical: { title: 'From top to bottom', text: 'Where each step has more to say.' },
    states: { title: 'Busy, and gone wrong', text: 'What is being done, and where it stopped.' },
    icons: { title: 'Icons and sizes', text: 'For a way that everybody knows, such as a delivery.' },
  },
  keyboard: [
    ['tab', 'Goes to the next step that may be opened'],
    ['enter', 'Opens it'],
  ],
  accessibility: [
    'The current step is marked as such, and what belongs to it follows the steps.',
    'Steps that only show the way take no focus.',
    'An error is told by its words, not by red alone.',
  ],
} satisfies About;
