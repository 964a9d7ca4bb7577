import { type Plan, plans, type User, updateUser } from '@kazi/simulation/users';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { oneOf } from '../../../shell/search-params.ts';
import { useChange } from '../../calls/use-answer.ts';
import { userCalls } from '../user-calls.ts';
import { titled } from '../words.ts';
import classes from './tabs.module.css';

const included: Record<Plan, string> = {
  basic: '3 seats, 6 GB and help by e-mail.',
  team: '10 seats, 20 GB and help on working days.',
  company: '25 seats, 50 GB and help within the hour.',
  enterprise: '100 seats, 200 GB and somebody to call.',
};

/** Which plan somebody has, and the way to another. */
export function PlanPanel({ user: { id, fullName, currentPlan } }: { user: User }) {
  const [chosen, setChosen] = useState(currentPlan);
  const change = useChange(updateUser, {
    changes: userCalls,
    onDone: () => toast({ message: `${fullName} has the plan ${titled(chosen)} now.` }),
  });
  return (
    <Panel title={`Plan: ${titled(currentPlan)}`} description={included[currentPlan]}>
      <div className={classes.row}>
        <NativeSelect
          aria-label="Another plan"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(oneOf(currentTarget.value, plans) ?? currentPlan)}
          data={plans.map((value) => ({ value, label: `${titled(value)}: ${included[value]}` }))}
        />
        <Button
          disabled={chosen === currentPlan}
          loading={change.isPending}
          onClick={() => change.mutate({ id, currentPlan: chosen })}
        >
          Change plan
        </Button>
      </div>
    </Panel>
  );
}
