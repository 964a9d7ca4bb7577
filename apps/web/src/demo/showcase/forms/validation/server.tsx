import { toast } from '@kazi/ui/toast';
import { Button, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { focusFirstError } from '../../../parts/focus-first-error.ts';

const taken = ['duka', 'mawingu'];

/** Stands for the call that reserves an address: answers what is wrong with which field. */
async function reserve({ address }: { address: string }) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return taken.includes(address) ? { address: `“${address}” is taken. Try “${address}-letu”.` } : {};
}

export default function Server() {
  const form = useForm({
    initialValues: { address: 'duka' },
    validate: { address: isNotEmpty('Choose an address.') },
  });
  const save = useMutation({
    mutationFn: reserve,
    networkMode: 'always',
    onSuccess(problems, { address }) {
      form.setErrors(problems);
      if ('address' in problems) focusFirstError(form)(problems);
      else toast({ message: `${address}.kazi.example is yours.` });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => save.mutate(typed), focusFirstError(form))}>
      <Stack gap="md">
        <TextInput
          label="Address of the shop"
          description="“duka” and “mawingu” are taken in this example."
          dir="ltr"
          {...form.getInputProps('address')}
        />
        <Button type="submit" w="fit-content" loading={save.isPending}>
          Reserve
        </Button>
      </Stack>
    </form>
  );
}
