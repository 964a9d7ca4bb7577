import { get, type Nothing } from '../core/call.ts';

export interface MovieEntry {
  id: number;
  title: string;
  rank: number;
}

export const autocomplete = get<Nothing, { autoComplete: MovieEntry[] }>('/api/autocomplete/data');
