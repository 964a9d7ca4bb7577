import { done, type ErrorData, errorData } from '@kazi/contract/shared';
import { ORPCError } from '@orpc/server';
import { type Language, type Reader, readerIn } from '../texts/reader.ts';
import { problemIn, sayIn } from '../texts/say-in.ts';
import { sentenceCodeOf } from '../texts/sentence-code.ts';
import { fieldsInShort } from './errors.ts';

/**
 * The error in the language of the reader: the sentences of its data are translated, each with its code and what is filled in.
 * The error's own `message` stays English, for logs and for programs.
 */
export function inLanguage<Code extends string>(
  error: ORPCError<Code, unknown>,
  language: Language = 'en',
): ORPCError<Code, unknown> {
  const parsed = errorData.loose().safeParse(error.data);
  if (!parsed.success) return error;
  const reader = readerIn(language);
  const { code, status, message, cause, defined } = error;
  const data = { ...parsed.data, ...withCodes(parsed.data), ...translated(reader, parsed.data) };
  return new ORPCError(code, { status, message, data, cause, defined });
}

/** The error as one sentence in the language of the reader. */
export function sentenceIn(error: ORPCError<string, unknown>, language: Language = 'en'): string {
  const parsed = errorData.safeParse(inLanguage(error, language).data);
  return parsed.success ? parsed.data.errorMessage : error.message;
}

/** An answer whose sentence says what was done, in the language of the reader; any other answer as it is. */
export function answerIn(answer: unknown, language: Language = 'en'): unknown {
  if (language === 'en' || typeof answer !== 'object' || answer === null || !('message' in answer))
    return answer;
  const parsed = done.loose().safeParse(answer);
  if (!parsed.success) return answer;
  return { ...parsed.data, message: sayIn(readerIn(language), parsed.data.message, 'done') };
}

function withCodes({ errorMessage, fields }: ErrorData): Pick<ErrorData, 'reason' | 'problems'> {
  const reason = sentenceCodeOf(errorMessage);
  const problems = Object.entries(fields ?? {}).flatMap(([field, problem]) => {
    const code = sentenceCodeOf(problem, 'field') ?? sentenceCodeOf(problem);
    return code ? [[field, code] as const] : [];
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
