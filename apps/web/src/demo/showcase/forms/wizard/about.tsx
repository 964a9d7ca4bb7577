import type { About } from '../../about.ts';

export const about = {
  summary: 'A long form in steps: one question at a time, checked before the next, kept over a reload.',
  keywords: 'stepper steps multi step onboarding setup progress form',
  picture: (
    <>
      <path className="line" d="M32 22h56" />
      <circle className="accent" cx="32" cy="22" r="8" />
      <path className="on" d="m28.500 22 2.500 2.500 5-5" />
      <circle className="tint" cx="60" cy="22" r="8" />
      <circle className="mark" cx="60" cy="22" r="8" />
      <circle className="fill" cx="88" cy="22" r="8" />
      <rect className="fill" x="26" y="40" width="68" height="11" rx="3" />
      <rect className="accent" x="74" y="56" width="20" height="7" rx="2" />
    </>
  ),
  examples: {
    kept: {
      title: 'Kept over a reload',
      text: 'What is typed stays on this device until it is sent: reload the page and go on.',
      wide: true,
    },
    vertical: {
      title: 'Along the side',
      text: 'Each step shows what was answered; those that are done can be opened again.',
    },
    branching: {
      title: 'Steps that depend',
      text: 'The answer decides what is asked next, and how many steps there are.',
    },
  },
  keyboard: [
    ['enter', 'Goes to the next step'],
    ['tab', 'Goes through the fields, then to Back and Next'],
  ],
  accessibility: [
    'The heading of each step takes the focus, so that it is read.',
    'Which step it is, and of how many, is said in words.',
    'Going back loses nothing.',
  ],
} satisfies About;
