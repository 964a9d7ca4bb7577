import type { About } from '../../about.ts';

export const about = {
  summary: 'Copies what people need elsewhere, and takes what they bring along.',
  keywords: 'copy paste button link table image receipt',
  picture: (
    <>
      <rect className="fill" x="30" y="14" width="38" height="46" rx="3" />
      <path className="text" d="M38 28h20M38 37h14" />
      <rect className="fill" x="52" y="22" width="38" height="42" rx="3" />
      <rect className="accent" x="62" y="18" width="18" height="8" rx="2" />
      <path className="mark" d="M62 44l6 6l11 -12" />
    </>
  ),
  examples: {
    button: { title: 'A button', text: 'It says itself that it copied.' },
    field: { title: 'A field', text: 'For a link or a code that one also wants to see.' },
    rich: { title: 'A table', text: 'Pasted as cells into a spreadsheet or a letter.' },
    pasted: { title: 'A picture', text: 'What is on the clipboard already, taken by pasting.' },
  },
  keyboard: [
    ['enter', 'Copies'],
    ['mod+v', 'Pastes a text or a picture'],
  ],
  accessibility: [
    'That it copied is said in words, and read aloud.',
    'Where a browser refuses, there is another way.',
  ],
} satisfies About;
