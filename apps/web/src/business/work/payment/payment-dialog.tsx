import { ConfirmDialog } from '@kazi/ui/confirm-dialog';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import type { PaymentAsked } from './store.ts';

/** Names the task, the person and the amount before money leaves a wallet. */
export function PaymentDialog({ asked: { what, to, reward, answer } }: { asked: PaymentAsked }) {
  const { t } = useTranslation(['work', 'common']);
  const amount = formatMoney(reward.amount, reward.currency, useLocale());
  return (
    <ConfirmDialog
      opened
      title={t('pay.title', { amount, to })}
      confirmLabel={t('pay.confirm', { amount })}
      cancelLabel={t('common:cancel')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {t('pay.message', { what, to, amount })}
    </ConfirmDialog>
  );
}
