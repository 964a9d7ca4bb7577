import { cents } from '@kazi/contract/cents';
import type { Reader } from './reader.ts';
import { type Part, sentenceCodeOf } from './sentence-code.ts';

/** The parts of the words that a placeholder stands for. What is none of them is a name, and stays as it is. */
const parts: Record<string, Part> = {
  what: 'may',
  noun: 'noun',
  status: 'status',
  toStatus: 'status',
  run: 'run',
  toRun: 'run',
  throttled: 'throttled',
  limit: 'limit',
  column: 'column',
  wrong: 'field',
};

/** What the server says in English, as its reader reads it; unchanged where it is none of the server's sentences. */
export function sayIn(reader: Reader, english: string, part: Part = 'says'): string {
  if (reader.language === 'en') return english;
  const said = sentenceCodeOf(english, part);
  if (!said) return english;
  const params = Object.entries(said.params).map(([name, value]) => [name, filled(reader, name, value)]);
  const text = reader.refusal(said.code, Object.fromEntries(params));
  return part === 'says' ? text.charAt(0).toLocaleUpperCase(reader.language) + text.slice(1) : text;
}

/** What is wrong with a field: the end of a sentence, or in a few places a whole one. */
export function problemIn(reader: Reader, problem: string): string {
  const ending = sayIn(reader, problem, 'field');
  return ending === problem ? sayIn(reader, problem) : ending;
}

function filled(reader: Reader, name: string, value: string): string | number {
  if (name === 'count') return Number(value);
  if (name === 'statuses')
    return reader.oneOf(value.split(/, | or /).map((status) => sayIn(reader, status, 'status')));
  const [, currency, figure] = /^([A-Z]{3}) (-?[\d,]+(?:\.\d+)?)$/.exec(value) ?? [];
  if (currency && figure)
    return reader.apart(reader.money(cents(Math.round(Number(figure.replaceAll(',', '')) * 100)), currency));
  const part = parts[name];
  const word = name === 'noun' ? value.charAt(0).toLowerCase() + value.slice(1) : value;
  const said = part && sayIn(reader, word, part);
  return said && said !== word ? said : reader.apart(value);
}
