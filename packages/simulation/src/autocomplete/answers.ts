import { type Answer, on } from '../core/answers.ts';
import { autocomplete, type MovieEntry } from './contract.ts';
import titles from './titles.json' with { type: 'json' };

const { beginnings, places } = titles;

/** A hundred films that were never made: each beginning with each place, in the order of their rank. */
const movies: readonly MovieEntry[] = places.flatMap((_place, round) =>
  beginnings.map((beginning, at) => {
    const rank = round * beginnings.length + at + 1;
    return { id: rank, title: `${beginning} ${places[(at * 3 + round) % places.length]}`, rank };
  }),
);

export const answers: readonly Answer[] = [on(autocomplete, () => ({ autoComplete: [...movies] }))];
