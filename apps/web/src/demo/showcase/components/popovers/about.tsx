import type { About } from '../../about.ts';

export const about = {
  summary: 'A small surface beside what it is about, with words, figures, or a few fields.',
  keywords: 'popup bubble hover card info overlay dropdown',
  picture: (
    <>
      <rect className="fill" x="26" y="8" width="68" height="36" rx="4" />
      <path className="mark" d="M34 18h30" />
      <path className="text" d="M34 27h50M34 35h36" />
      <path className="fill" d="m54 44 6 6 6-6" />
      <rect className="accent" x="42" y="53" width="36" height="13" rx="4" />
    </>
  ),
  examples: {
    info: { title: 'To explain', text: 'By a press, so that it is there on a phone too.' },
    form: { title: 'With a field', text: 'Takes the focus, and gives it back.' },
    hover: { title: 'On hover and focus', text: 'Who is meant, without leaving the page.' },
    places: { title: 'Where it opens', text: 'It turns where there is no room.' },
  },
  keyboard: [
    ['enter', 'Opens it'],
    ['tab', 'Goes to what is in it'],
    ['escape', 'Closes it, and its button has the focus'],
  ],
  accessibility: [
    'The button says that it opens something, and whether it is open.',
    'Nothing is to be found on hover alone: the focus opens it as well.',
    'A form keeps the focus within until it is closed.',
  ],
} satisfies About;
