import type { About } from '../../about.ts';

export const about = {
  summary: 'A word in the corner on what was done, which goes by itself.',
  keywords: 'notification snackbar message undo success error',
  picture: (
    <>
      <rect className="fill" x="44" y="34" width="68" height="28" rx="4" />
      <circle className="accent" cx="56" cy="48" r="5" />
      <path className="on" d="m53.5 48 1.8 1.8 3.2-3.6" />
      <path className="mark" d="M67 44h28" />
      <path className="text" d="M67 52h36" />
      <path className="text" d="M8 12h40M8 22h28" />
    </>
  ),
  examples: {
    tones: { title: 'Four tones', text: 'Worse news stays longer: from five seconds to ten.' },
    undo: { title: 'With a way back', text: 'Instead of a question before: do it, and offer to undo it.' },
    titles: { title: 'Title and time', text: 'Said by whom, and for how long.' },
    promise: {
      title: 'Around something that lasts',
      text: 'One at its beginning, which its end takes away.',
    },
  },
  keyboard: [
    ['tab', 'Goes to the toast’s button; it stays meanwhile'],
    ['enter', 'Presses it'],
  ],
  accessibility: [
    'Each is read out without taking the focus; what went wrong is read at once.',
    'It waits as long as the pointer or the focus is on it.',
    'The same message is never shown twice at a time, and never more than four.',
  ],
} satisfies About;
