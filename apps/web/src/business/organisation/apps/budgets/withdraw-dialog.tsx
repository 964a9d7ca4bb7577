import type { Budget } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';

/** Asks before a budget is taken back. */
export function WithdrawDialog({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const { t } = useTranslation('organisation');
  const { name } = budget.holder;
  const withdraw = useMutation(
    api.money.budgets.delete.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.money.budgets.key() });
        toast({ message: t('budgets.withdrawn', { name }) });
      },
      onSettled: onClose,
    }),
  );
  return (
    <Confirm
      danger
      title={t('budgets.withdrawTitle', { name })}
      confirmLabel={t('budgets.withdraw')}
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ id: budget.id })}
      onClose={onClose}
    >
      {t('budgets.withdrawMessage', { name })}
    </Confirm>
  );
}
