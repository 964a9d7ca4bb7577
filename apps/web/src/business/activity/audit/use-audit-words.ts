import { auditActions, auditSubjects } from '@kazi/contract/activity/words';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';

/** What the trail's words are in the reader's language; one of a newer server is shown as it is recorded. */
export function useAuditWords() {
  const { t } = useTranslation('audit');
  return {
    subject(recorded: string): string {
      const known = oneOf(recorded, auditSubjects);
      return known ? t(`subject.${known}`) : recorded;
    },
    action(recorded: string): string {
      const known = oneOf(recorded, auditActions);
      return known ? t(`action.${known}`) : recorded;
    },
  };
}
