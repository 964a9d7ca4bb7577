import { useAbility } from '../../../session/ability.tsx';

/** Whether money comes in to the user for their work, rather than being paid out by them for that of others. */
export const useIsPaid = (): boolean => !useAbility().can('create', 'Project');
