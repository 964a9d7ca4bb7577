import type { About } from '../../../about.ts';

export const about = {
  summary: 'Text with headings, lists, quotes and links, written as it will look.',
  keywords: 'wysiwyg html formatted bold italic markdown tiptap description',
  picture: (
    <>
      <rect className="fill" x="20" y="10" width="80" height="52" rx="3" />
      <path className="line" d="M20 23h80" />
      <rect className="accent" x="25" y="14" width="6" height="5" rx="1" />
      <path className="text" d="M37 16.500h5M48 16.500h5M59 16.500h5M27 32h44M27 42h62M27 51h38" />
    </>
  ),
  examples: {
    basic: {
      title: 'In a form',
      text: 'The editor is fetched when one begins to write: the page is there at once.',
    },
    shown: {
      title: 'Written and shown',
      text: 'What is kept is HTML, shown without anything that could run.',
    },
    limited: { title: 'With a limit', text: 'Letters are counted, not marks; sending waits until it fits.' },
  },
  keyboard: [
    ['mod+b', 'Bold'],
    ['mod+i', 'Italic'],
    ['mod+z', 'Takes back'],
    ['tab', 'Leaves the text'],
  ],
  accessibility: [
    'It is a text field of several lines with a name.',
    'Each button of the bar says what it does and whether it is on.',
    'Markdown works: “## ” makes a heading, “- ” a list.',
  ],
} satisfies About;
