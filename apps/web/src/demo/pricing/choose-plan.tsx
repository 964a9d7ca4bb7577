import { choosePlan, getPricing, type PlanName, planNames } from '@kazi/simulation/pricing';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useChange } from '../calls/use-answer.ts';

interface ChoosePlanProps {
  name: PlanName;
  title: string;
  popular: boolean;
  /** The plan that is paid for. */
  current: PlanName;
}

/** Changes to a plan, or says that it is the one there is. */
export function ChoosePlan({ name, title, popular, current }: ChoosePlanProps) {
  const choose = useChange(choosePlan, {
    changes: [getPricing],
    onDone: () => {
      toast({
        message: `Your plan is ${title} now.`,
        action: { label: 'Undo', run: () => takeBack.mutate({ plan: current }) },
      });
    },
  });
  const takeBack = useChange(choosePlan, { changes: [getPricing] });
  const isLarger = planNames.indexOf(name) > planNames.indexOf(current);
  if (name === current) {
    return (
      <Button variant="light" aria-disabled data-disabled>
        Your plan
      </Button>
    );
  }
  return (
    <Button
      variant={popular ? 'filled' : 'default'}
      loading={choose.isPending}
      onClick={() => choose.mutate({ plan: name })}
    >
      {isLarger ? `Upgrade to ${title}` : `Change to ${title}`}
    </Button>
  );
}
