import { type Answer, on } from '../core/answers.ts';
import { autocomplete, type MovieEntry } from './contract.ts';

const beginnings = [
  'The Lamp of',
  'A Road to',
  'Letters from',
  'The Last Train to',
  'Rain over',
  'Under the Sky of',
  'Return to',
  'The Fisherman of',
  'Midnight in',
  'Echoes of',
];

const places = [
  'Lamu',
  'Naivasha',
  'Kilimani',
  'Turkana',
  'Mombasa',
  'Kisumu',
  'Eldoret',
  'Nanyuki',
  'Malindi',
  'Kericho',
];

/** A hundred films that were never made: each beginning with each place, in the order of their rank. */
const movies: readonly MovieEntry[] = places.flatMap((_place, round) =>
  beginnings.map((beginning, at) => {
    const rank = round * beginnings.length + at + 1;
    return { id: rank, title: `${beginning} ${places[(at * 3 + round) % places.length]}`, rank };
  }),
);

export const answers: readonly Answer[] = [on(autocomplete, () => ({ autoComplete: [...movies] }))];
