import { deepest, tooDeep } from '../depth.ts';
import { badInput, refuse } from '../refuse.ts';

/**
 * Refuses text that PostgreSQL cannot store, anywhere in an input: the NUL character and halves of
 * surrogate pairs. Also refuses what is nested beyond reason.
 */
export function assertCleanText(input: unknown): void {
  const waiting: Array<{ value: unknown; path: string; depth: number }> = [
    { value: input, path: '', depth: 0 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      if (!isClean(value)) throw badInput({ [path]: 'broken-characters' });
    } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
      if (depth === deepest) throw tooDeep();
      for (const [key, held] of Object.entries(value)) {
        if (!isClean(key)) throw refuse('broken-field-name');
        waiting.push({ value: held, path: path ? `${path}.${key}` : key, depth: depth + 1 });
      }
    }
  }
}

const isClean = (text: string) => text.isWellFormed() && !text.includes('\0');
