import type { About } from '../../about.ts';

export const about = {
  summary: 'Says that something is going on, where its shape is not known yet.',
  keywords: 'loader loading wait busy progress throbber overlay',
  picture: (
    <>
      <circle className="line" cx="34" cy="36" r="14" />
      <path className="mark" d="M34 22a14 14 0 0 1 14 14" />
      <circle className="accent" cx="72" cy="36" r="5" />
      <circle className="tint" cx="86" cy="36" r="5" />
      <circle className="soft" cx="100" cy="36" r="5" />
    </>
  ),
  examples: {
    kinds: { title: 'Kinds and sizes', text: 'One kind is enough for a product: Kazi uses the ring.' },
    words: { title: 'With words', text: 'Says what takes its time, and after a while that it still does.' },
    buttons: { title: 'In buttons', text: 'Where one has pressed, and nowhere else.' },
    overlay: { title: 'Over a surface', text: 'Keeps hands off what is being changed.' },
  },
  accessibility: [
    'A status says in words what the drawing shows.',
    'What lies under an overlay takes no focus meanwhile.',
    'Where less motion is asked for, the words are what remains.',
  ],
} satisfies About;
