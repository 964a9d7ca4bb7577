import type { About } from '../../../about.ts';

export const about = {
  summary: 'Turns one thing on or off at once, without a button that saves it.',
  keywords: 'toggle on off setting preference',
  picture: (
    <>
      <rect className="accent" x="30" y="13" width="30" height="17" rx="8.500" />
      <circle className="fill" cx="51.500" cy="21.500" r="6" />
      <path className="text" d="M68 21.500h24" />
      <rect className="soft" x="30" y="42" width="30" height="17" rx="8.500" />
      <circle className="fill" cx="38.500" cy="50.500" r="6" />
      <path className="text" d="M68 50.500h18" />
    </>
  ),
  examples: {
    basic: { title: 'With a label', text: 'The label says what is on; it does not change with it.' },
    settings: {
      title: 'Settings in a list',
      text: 'Words at the start, the switch at the end of each line.',
    },
    saved: { title: 'Kept at once, with a way back', text: 'Says that it is kept, and offers to undo.' },
    inside: { title: 'Words or icons inside', text: 'For the two sides of a choice.' },
    states: {
      title: 'States and sizes',
      text: 'Not available, wrong, and from the smallest to the largest.',
    },
  },
  keyboard: [
    ['tab', 'Goes to the next switch'],
    ['space', 'Turns it on or off'],
  ],
  accessibility: [
    'It is read as a switch that is on or off, not as a box to tick.',
    'On and off differ in the place of the knob, not in colour alone.',
  ],
} satisfies About;
