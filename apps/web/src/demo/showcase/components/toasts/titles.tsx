import { toast } from '@kazi/ui/toast';
import { Button, Group } from '@mantine/core';

export default function Titles() {
  return (
    <Group gap="xs">
      <Button
        variant="default"
        onClick={() =>
          toast({ title: 'Amina Wanjiru', message: 'Can you look at the drawings today?', tone: 'INFO' })
        }
      >
        From a person
      </Button>
      <Button variant="default" onClick={() => toast({ message: 'Saved', shownMs: 1500 })}>
        Short
      </Button>
      <Button
        variant="default"
        onClick={() =>
          toast({
            title: 'Payroll of November',
            message:
              'Of 23 people, 21 were paid. Hassan Omar and Irene Mwende have no account yet, so that theirs waits.',
            tone: 'WARNING',
            shownMs: 15_000,
          })
        }
      >
        Long
      </Button>
    </Group>
  );
}
