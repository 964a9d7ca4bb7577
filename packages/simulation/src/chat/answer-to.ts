import { seededOf } from '../core/seeded.ts';

type Answers = readonly [string, ...string[]];

/** What somebody may be talking about, and what one says to it. The first that fits is taken. */
const topics: readonly [about: RegExp, answers: Answers][] = [
  [
    /\b(thanks|thank you|asante|cheers)\b/i,
    ['Karibu sana!', 'Any time. That is what I am here for.', 'You are welcome, Amina.'],
  ],
  [
    /^\s*(hi|hello|hey|habari|sasa|mambo|good (morning|afternoon|evening))\b/i,
    ['Hello Amina! How is your day?', 'Nzuri sana! And yours?', 'Hi! I was about to write to you.'],
  ],
  [
    /\b(bye|good night|see you|kwaheri)\b/i,
    ['Kwaheri, talk soon!', 'See you. Safe way home.', 'Lala salama!'],
  ],
  [
    /\b(price|cost|quotation|invoice|pay|paid|kes|ksh|money|budget)\b/i,
    [
      'Let me look at the figures and come back to you before five.',
      'I would keep some ten percent aside for surprises. The rest looks right.',
      'Cynthia has the latest numbers. I will ask her and tell you.',
    ],
  ],
  [
    /\b(meet|meeting|call|tomorrow|today|monday|tuesday|wednesday|thursday|friday|when)\b/i,
    [
      'That works for me. Shall I send an invitation?',
      'After two would be better, I am on the road until then.',
      'Fine with me. Your office or ours?',
    ],
  ],
  [
    /\?\s*$/,
    [
      'Good question. Give me ten minutes to find out.',
      'Yes, as far as I know. I will make sure and tell you.',
      'Not yet, but it is next on my list.',
    ],
  ],
];

const otherwise: Answers = [
  'Sawa, noted.',
  'That makes sense. I will take it from here.',
  'Good to know, thank you for telling me.',
  'Understood. I will write when it is done.',
  'Poa! Let us do it like that.',
];

/** What a contact says to a message, always the same for a seed. */
export function answerTo(message: string, seed: number): string {
  const topic = topics.find(([about]) => about.test(message));
  return seededOf(seed, topic?.[1] ?? otherwise);
}
