import type { About } from '../../about.ts';

export const about = {
  summary: 'What one does with a whole card: fold it, read it anew, take it away, see it large.',
  keywords: 'collapse reload refresh remove close undo fullscreen maximise card',
  picture: (
    <>
      <rect className="fill" x="22" y="14" width="76" height="44" rx="4" />
      <path className="text" d="M30 23h20" />
      <path className="mark" d="m66 22 3 3 3-3M78 20l5 5M83 20l-5 5" />
      <path className="line" d="M22 32h76M30 41h56M30 48h40" />
    </>
  ),
  examples: {
    collapse: { title: 'Fold', text: 'Leaves the heading; what was folded is remembered on this device.' },
    reload: { title: 'Read anew', text: 'Keeps what is shown until what is new is there.' },
    remove: {
      title: 'Remove, with a way back',
      text: 'Gone at once, without a question, and brought back by one click.',
    },
    'full-screen': { title: 'Full screen', text: 'For a screen on the wall, or a closer look.' },
    all: { title: 'All of it', text: 'More than two actions are better in a menu.', wide: true },
  },
  keyboard: [
    ['enter', 'Does what the button says'],
    ['esc', 'Leaves full screen'],
  ],
  accessibility: [
    'Each button names its card: “Fold Deliveries”.',
    'What is folded is not reached by Tab.',
    'A card that is removed hands the focus on, and can be brought back from the toast.',
  ],
} satisfies About;
