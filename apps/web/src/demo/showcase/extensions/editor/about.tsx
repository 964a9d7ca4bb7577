import type { About } from '../../about.ts';

export const about = {
  summary: 'Writes text with headings, lists and quotes, by buttons, keys or Markdown.',
  keywords: 'rich text wysiwyg tiptap markdown bold heading list html',
  picture: (
    <>
      <rect className="fill" x="18" y="10" width="84" height="54" rx="3" />
      <path className="line" d="M18 23h84" />
      <path className="mark" d="M26 17h5M38 17h5M50 17h5" />
      <path className="text" d="M26 33h30M26 42h64M26 51h52" />
    </>
  ),
  examples: {
    article: {
      title: 'An article',
      text: 'Fetched with the first touch: until then the text alone is shown.',
    },
    shown: { title: 'Written, then shown', text: 'What is shown was made safe first.' },
    counted: { title: 'With a limit', text: 'Counts what is read, not what marks it up.' },
  },
  keyboard: [
    ['mod+b', 'Bold'],
    ['mod+i', 'Italic'],
    ['mod+z', 'Takes the last change back'],
    ['tab', 'Leaves the field'],
  ],
  accessibility: [
    'The field has a name and is a text box of several lines.',
    'Buttons say whether their format is on.',
  ],
} satisfies About;
