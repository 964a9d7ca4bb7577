import type { About } from '../../../about.ts';

export const about = {
  summary: 'Fields that write the spaces and slashes themselves, for what always has the same form.',
  keywords: 'mask pattern format phone card plate pin date guided',
  picture: (
    <>
      <rect className="fill" x="14" y="26" width="92" height="20" rx="3" />
      <path className="text" d="M22 36h5M31 36h5M40 36h5" />
      <path className="mark" d="M52 30v12" />
      <path className="line" d="M58 40h6M68 40h6M82 40h6M92 40h6" />
    </>
  ),
  examples: {
    phone: { title: 'Phone number', text: 'Grouped while it is typed, and kept without the groups.' },
    card: { title: 'Card', text: 'The last four groups depend on whose card it is.' },
    papers: {
      title: 'Kenyan papers',
      text: 'Letters become capitals, and only figures fit where figures belong.',
    },
    date: {
      title: 'Day of birth',
      text: 'Faster than a calendar for a day long ago; a day that never was is refused.',
    },
    complete: {
      title: 'Goes on when it is full',
      text: 'The last figure looks the receipt up, without a button.',
    },
  },
  keyboard: [
    ['backspace', 'Takes back a figure, over what the field wrote'],
    ['mod+z', 'Takes back what was typed'],
  ],
  accessibility: [
    'An example of the form is in the label’s help, since screen readers skip placeholders.',
    'What is pasted is taken, whatever its own spaces.',
    'Figures run left to right in every language.',
  ],
} satisfies About;
