import type { FormErrors } from '@mantine/form';

interface Fields {
  getInputNode: (path: string) => HTMLElement | null;
}

/** For `form.onSubmit`, where something is wrong: the first field of which that is so gets the focus. */
export const focusFirstError =
  ({ getInputNode }: Fields) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors);
    if (first !== undefined) getInputNode(first)?.focus();
  };
