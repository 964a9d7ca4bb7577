import type { About } from '../../../about.ts';

export const about = {
  summary: 'Takes files: chosen, dropped or pasted, checked before they are sent, with how far they are.',
  keywords: 'attachment dropzone drag drop progress picture image document choose browse',
  picture: (
    <>
      <rect className="tint" x="22" y="11" width="76" height="36" rx="4" />
      <path className="mark" d="M60 38V21M53 28l7-7 7 7" />
      <rect className="soft" x="22" y="54" width="76" height="6" rx="3" />
      <rect className="accent" x="22" y="54" width="48" height="6" rx="3" />
    </>
  ),
  examples: {
    drop: {
      title: 'Dropped, with progress',
      text: 'Several at a time: each tells how far it is, can be stopped, and tried again.',
      wide: true,
    },
    choose: { title: 'Chosen in a form', text: 'One file, as a field among others.' },
    checked: { title: 'Checked first', text: 'Kind and size are looked at before anything is sent.' },
    picture: { title: 'A picture', text: 'Shown as it will look before it is kept.' },
    states: { title: 'States', text: 'Wrong, not available, several chosen.' },
  },
  keyboard: [
    ['enter', 'Opens the choice of files'],
    ['mod+v', 'Pastes a picture into the area that has the focus'],
  ],
  accessibility: [
    'Whatever can be dropped can be chosen by a button.',
    'Progress is a bar with a value, and its end is read aloud.',
    'What is wrong names the file and what would be right.',
  ],
} satisfies About;
