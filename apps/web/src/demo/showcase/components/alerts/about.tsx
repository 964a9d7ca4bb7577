import type { About } from '../../about.ts';

export const about = {
  summary: 'A message that stays where it concerns something, until that is settled.',
  keywords: 'message banner warning notice callout error success',
  picture: (
    <>
      <rect className="tint" x="14" y="14" width="92" height="44" rx="4" />
      <circle className="accent" cx="27" cy="28" r="5" />
      <path className="on" d="M27 26v5" />
      <path className="mark" d="M38 26h34" />
      <path className="text" d="M38 35h56M38 44h40" />
      <path className="line" d="m96 22 4 4m0-4-4 4" />
    </>
  ),
  examples: {
    tones: { title: 'Four tones', text: 'To know, done, to mind, gone wrong: each with its own icon.' },
    variants: { title: 'Weights', text: 'From a quiet remark to what nobody may overlook.' },
    actions: {
      title: 'With what can be done',
      text: 'An error that is not the end of it offers the way on.',
    },
    dismissible: { title: 'To be put away', text: 'For what is good to know once.' },
    live: {
      title: 'After a form was sent',
      text: 'Lists what is missing, is read aloud, and leads to each field.',
    },
  },
  accessibility: [
    'What appears after an action has the role alert and is read aloud at once; what stands there from the start is a note.',
    'The icon and the words say the same as the colour.',
    'Closing one gives the focus to what comes next, not to nothing.',
  ],
} satisfies About;
