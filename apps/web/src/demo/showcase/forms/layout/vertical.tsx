import { toast } from '@kazi/ui/toast';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';

export default function Vertical() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The customer is kept.' });
      }}
    >
      <Stack gap="md">
        <TextInput label="Name" autoComplete="name" required />
        <TextInput label="Phone" type="tel" autoComplete="tel" dir="ltr" placeholder="+254 712 000 345" />
        <Textarea label="Where they are found" rows={2} dir="auto" />
        <Group gap="sm">
          <Button type="submit">Keep</Button>
          <Button type="reset" variant="default">
            Start over
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
