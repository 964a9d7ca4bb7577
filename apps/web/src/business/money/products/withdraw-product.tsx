import type { Product } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { ActionIcon } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconTrash from '#icons/IconTrash';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';

/** Takes a product off the offer, once asked back. */
export function WithdrawProduct({ product: { id, name } }: { product: Product }) {
  const { t } = useTranslation('money');
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMutation(
    api.money.products.delete.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        await queryClient.invalidateQueries({ queryKey: api.money.products.key() });
        toast({ message: t('products.withdraw.done', { name }) });
      },
    }),
  );
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('products.withdraw.menu', { name })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      {isAsking && (
        <Confirm
          title={t('products.withdraw.title', { name })}
          confirmLabel={t('products.withdraw.submit')}
          danger
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate({ id })}
          onClose={() => setAsking(false)}
        >
          {t('products.withdraw.message')}
        </Confirm>
      )}
    </>
  );
}
