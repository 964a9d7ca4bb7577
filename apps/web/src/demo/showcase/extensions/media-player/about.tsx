import type { About } from '../../about.ts';

export const about = {
  summary: 'Plays films and sound with captions, by the controls of the browser or by our own.',
  keywords: 'video audio film sound captions subtitles play pause seek volume speed',
  picture: (
    <>
      <rect className="fill" x="24" y="10" width="72" height="42" rx="3" />
      <path className="accent" d="M54 22l16 9l-16 9z" />
      <path className="line" d="M24 60h72" />
      <path className="mark" d="M24 60h28" />
      <circle className="accent" cx="52" cy="60" r="4" />
    </>
  ),
  examples: {
    video: { title: 'A film', text: 'By the controls of the browser, with captions in two languages.' },
    'own-controls': { title: 'Our own controls', text: 'Where the player has to look like the rest.' },
    audio: { title: 'Sound', text: 'With a word on what is heard.' },
    failed: { title: 'Not there', text: 'Play it: what cannot be played says so.' },
  },
  keyboard: [
    ['space', 'Plays or pauses'],
    ['left', 'Goes back'],
    ['right', 'Goes on'],
  ],
  accessibility: [
    'What is said and heard is also written.',
    'Nothing plays by itself.',
    'The bar runs from left to right in every language, as time in films does.',
  ],
} satisfies About;
