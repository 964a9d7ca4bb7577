export interface SentencePart {
  field: 'asA' | 'iWant' | 'soThat';
  maxLength: number;
}

/** What a user story says, in order. */
export const sentenceParts: readonly SentencePart[] = [
  { field: 'asA', maxLength: 120 },
  { field: 'iWant', maxLength: 500 },
  { field: 'soThat', maxLength: 500 },
];
