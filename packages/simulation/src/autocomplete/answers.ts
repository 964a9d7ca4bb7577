import { type Answer, on } from '../core/answers.ts';
import { autocomplete } from './contract.ts';
import { movies } from './movies.data.ts';

export const answers: readonly Answer[] = [on(autocomplete, () => ({ autoComplete: [...movies] }))];
