import type { About } from '../../../about.ts';

export const about = {
  summary: 'A line of text, with its label above it and what to write below that.',
  keywords: 'text field textbox label placeholder description error password code pin',
  picture: (
    <>
      <path className="text" d="M22 18h26" />
      <rect className="fill" x="22" y="25" width="76" height="17" rx="3" />
      <path className="text" d="M29 33.5h30" />
      <path className="mark" d="M64 29v9" />
      <path className="line" d="M22 51h48" />
    </>
  ),
  examples: {
    basic: {
      title: 'Label and help',
      text: 'The label says what, the line below it how. A placeholder is only an example.',
    },
    icons: { title: 'With icons and a way to clear', text: 'An icon says at a glance what is asked for.' },
    states: { title: 'States', text: 'Not to be changed, not available, wrong, and busy being checked.' },
    sizes: {
      title: 'Sizes',
      text: 'Small in a table’s row, usual in a form, large where it is all there is to do.',
    },
    password: { title: 'Password', text: 'Can be shown, and says what is still missing while it is typed.' },
    code: {
      title: 'Code of a text message',
      text: 'A box for each figure; a code that is pasted fills all of them.',
    },
  },
  keyboard: [
    ['tab', 'Goes to the next field'],
    ['esc', 'Clears the search'],
  ],
  accessibility: [
    'Each field is tied to its label, its help and its error, and all three are read aloud.',
    'What is required is said in words to screen readers, not by the star alone.',
    'autocomplete names what is asked for, so that browsers can fill it in.',
  ],
} satisfies About;
