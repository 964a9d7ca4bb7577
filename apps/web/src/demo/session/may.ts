import type { AbilityRule } from '@kazi/simulation/auth';

/** Whether rules allow an action on a subject. `manage` stands for every action, `all` for every subject. */
export const may = (rules: readonly AbilityRule[], action: string, subject: string): boolean =>
  rules.some(
    (rule) =>
      (rule.action === action || rule.action === 'manage') &&
      (rule.subject === subject || rule.subject === 'all'),
  );
