import type { InputWrapperProps } from '@mantine/core';

/** For fields that stand side by side: their boxes stay in line, whichever of them has a hint. */
export const hintBelow = {
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
} satisfies Pick<InputWrapperProps, 'inputWrapperOrder'>;
