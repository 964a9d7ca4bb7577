import type { About } from '../../../about.ts';

export const about = {
  summary: 'Several lines of plain text: a note, an address, a message.',
  keywords: 'multiline text area note comment message autosize counter limit',
  picture: (
    <>
      <rect className="fill" x="20" y="14" width="80" height="44" rx="3" />
      <path className="text" d="M27 23h56M27 31h62M27 39h34" />
      <path className="line" d="m92 54 4-4M88 54l8-8" />
    </>
  ),
  examples: {
    basic: {
      title: 'Of fixed height',
      text: 'For text whose usual length is known; the corner makes it taller.',
    },
    grows: { title: 'Grows with the text', text: 'Between two and eight lines, and scrolls after that.' },
    counted: {
      title: 'With a limit',
      text: 'Counts what is left, and lets one type over it rather than cut what is pasted.',
    },
    send: { title: 'Sent by keyboard', text: 'A note that goes out without reaching for the pointer.' },
    states: { title: 'States', text: 'Wrong, not to be changed, not available.' },
  },
  keyboard: [
    ['enter', 'Begins a new line'],
    ['mod+enter', 'Sends the note'],
  ],
  accessibility: [
    'What is left is told politely when it gets short, not at each letter.',
    'Text takes its direction from its own letters.',
  ],
} satisfies About;
