import type { FormErrors } from '@mantine/form';

interface Fields {
  getInputNode: (path: string) => HTMLElement | null;
}

/** For `form.onSubmit`: gives the focus to the first field that is wrong. */
export const focusFirstError =
  ({ getInputNode }: Fields) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors);
    if (first !== undefined) getInputNode(first)?.focus();
  };
