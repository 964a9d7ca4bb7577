import { type AccountSettings, getAccountSettings } from '@kazi/simulation/account';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../calls/use-answer.ts';

/**
 * Keeps a changed part of the settings. The specification has no call for it, so it holds as long as the page is
 * open; a real application would send it here.
 */
export function useSaveSettings() {
  const { t } = useTranslation('demo/account');
  const queries = useQueryClient();
  return (change: Partial<AccountSettings>, message = t('saved')) => {
    queries.setQueryData(answerOf(getAccountSettings, {}).queryKey, (kept: AccountSettings | undefined) =>
      kept ? { ...kept, ...change } : kept,
    );
    toast({ message });
  };
}
