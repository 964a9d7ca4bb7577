import { AbilityProvider, useAbility as useCaslAbility } from '@casl/react';
import { type Ability, type Action, abilityOf, type Subject } from '@kazi/contract/abilities';
import { type ReactNode, useMemo } from 'react';
import { useSignedIn } from './session.ts';

/** Gives what is below it the user's ability: the same rules as the server checks. */
export function SessionAbility({ children }: { children: ReactNode }) {
  const { ability: rules } = useSignedIn();
  const ability = useMemo(() => abilityOf(rules), [rules]);
  return <AbilityProvider value={ability}>{children}</AbilityProvider>;
}

export const useAbility = (): Ability => useCaslAbility<Ability>();

interface CanProps {
  do: Action;
  on: Subject;
  children: ReactNode;
}

/** Shows its children to a user who may do this: `<Can do="create" on="Project">…</Can>`. */
export function Can({ do: action, on, children }: CanProps) {
  return useAbility().can(action, on) ? children : null;
}
