import type { Person } from '@kazi/contract/identity';

/** The people with one of `known` taken out if they are among them, put in if not. */
export function toggled(people: readonly Person[], known: readonly Person[], id: string): Person[] {
  if (people.some((person) => person.id === id)) return people.filter((person) => person.id !== id);
  return [...people, ...known.filter((person) => person.id === id)];
}

/** The texts with one taken out if it is among them, put in if not. */
export const toggledText = (texts: readonly string[], text: string): string[] =>
  texts.includes(text) ? texts.filter((other) => other !== text) : [...texts, text];
