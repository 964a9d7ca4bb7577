import { storyUserMaxLength, storyWishMaxLength } from '@kazi/contract/work';

export interface SentencePart {
  field: 'asA' | 'iWant' | 'soThat';
  maxLength: number;
}

/** What a user story says, in order. */
export const sentenceParts: readonly SentencePart[] = [
  { field: 'asA', maxLength: storyUserMaxLength },
  { field: 'iWant', maxLength: storyWishMaxLength },
  { field: 'soThat', maxLength: storyWishMaxLength },
];
