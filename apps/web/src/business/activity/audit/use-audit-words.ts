import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';

const subjects = [
  'user',
  'workspace',
  'role',
  'permission',
  'money-limits',
  'invitation',
  'team',
  'project',
  'app',
  'product',
  'beneficiary',
  'payment',
  'account',
  'employee',
  'payroll-settings',
  'payroll-run',
  'payslip',
  'obligation',
  'call',
  'audit',
  'various',
] as const;

const actions = [
  'accepted',
  'account-linked',
  'approved',
  'awaiting-approval',
  'bought',
  'broken',
  'calculated',
  'cancelled',
  'closed',
  'confirmed',
  'created',
  'deleted',
  'failed',
  'forbidden',
  'input-set',
  'joined',
  'leave-deleted',
  'leave-entered',
  'logged-in',
  'logged-out',
  'login-copied',
  'not-believed',
  'paid',
  'password-changed',
  'paying',
  'profile-created',
  'profile-deleted',
  'profile-updated',
  'receiver-changed',
  'refused',
  'rejected',
  'remitted',
  'reversed',
  'reviewed',
  'rewarded',
  'sent-again',
  'submitted',
  'succeeded',
  'taken',
  'terms-deleted',
  'terms-set',
  'too-often',
  'unknown',
  'unreversed',
  'updated',
  'verified',
  'withdrawn',
] as const;

/** What the trail's words are in the reader's language; one that is not known here is shown as it is recorded. */
export function useAuditWords() {
  const { t } = useTranslation('audit');
  return {
    subject(recorded: string): string {
      const known = oneOf(recorded, subjects);
      return known ? t(`subject.${known}`) : recorded;
    },
    action(recorded: string): string {
      const known = oneOf(recorded, actions);
      return known ? t(`action.${known}`) : recorded;
    },
  };
}
