import { done, type ErrorData, errorData } from '@kazi/contract/shared';
import { ORPCError } from '@orpc/server';
import { type Language, type Reader, readerIn } from '../texts/reader.ts';
import { recognise } from '../texts/said.ts';
import { problemIn, sayIn } from '../texts/say-in.ts';
import { fieldsInShort } from './errors.ts';

/**
 * The error as who gets it reads it: what its data says is in their language, and carries its code and what is filled in.
 * The error's own `message` stays English, for logs and for programs.
 */
export function inLanguage<Code extends string>(
  error: ORPCError<Code, unknown>,
  language: Language = 'en',
): ORPCError<Code, unknown> {
  const told = errorData.loose().safeParse(error.data);
  if (!told.success) return error;
  const reader = readerIn(language);
  const { code, status, message, cause, defined } = error;
  const data = { ...told.data, ...withCodes(told.data), ...translated(reader, told.data) };
  return new ORPCError(code, { status, message, data, cause, defined });
}

/** What the error says to who reads it, as one sentence. */
export function sentenceIn(error: ORPCError<string, unknown>, language: Language = 'en'): string {
  const told = errorData.safeParse(inLanguage(error, language).data);
  return told.success ? told.data.errorMessage : error.message;
}

/** An answer that says in a sentence what was done, in the words of who reads it; any other answer as it is. */
export function answerIn(answer: unknown, language: Language = 'en'): unknown {
  if (language === 'en' || typeof answer !== 'object' || answer === null || !('message' in answer))
    return answer;
  const told = done.loose().safeParse(answer);
  if (!told.success) return answer;
  return { ...told.data, message: sayIn(readerIn(language), told.data.message, 'done') };
}

function withCodes({ errorMessage, fields }: ErrorData): Pick<ErrorData, 'reason' | 'problems'> {
  const reason = recognise(errorMessage);
  const problems = Object.entries(fields ?? {}).flatMap(([field, problem]) => {
    const said = recognise(problem, 'field') ?? recognise(problem);
    return said ? [[field, said] as const] : [];
  });
  return {
    ...(reason && { reason }),
    ...(problems.length > 0 && { problems: Object.fromEntries(problems) }),
  };
}

function translated(reader: Reader, { errorMessage, fields }: ErrorData): Omit<ErrorData, 'current'> {
  if (!fields) return { errorMessage: sayIn(reader, errorMessage) };
  const problems = Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field, problemIn(reader, problem)]),
  );
  const short = fieldsInShort(fields);
  // A sentence of its own is said in the language; one that only names the first field is made again of the words.
  if (short.sentence !== errorMessage) return { errorMessage: sayIn(reader, errorMessage), fields: problems };
  if (reader.language === 'en') return { errorMessage, fields };
  const { field, others } = short;
  const problem = problems[field] ?? '';
  const sentence = others > 0 ? 'frame.field-problem-and-others-more' : 'frame.field-problem';
  return { errorMessage: reader.refusal(sentence, { field, problem, others }), fields: problems };
}
