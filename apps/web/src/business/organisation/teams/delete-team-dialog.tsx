import type { Team } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';

interface DeleteTeamDialogProps {
  team: Team;
  onClose: () => void;
}

export function DeleteTeamDialog({ team: { id, name }, onClose }: DeleteTeamDialogProps) {
  const { t } = useTranslation('organisation');
  const remove = useMutation(
    api.organisation.teams.delete.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.teams.key() });
        toast({ message: t('teams.deleted', { name }) });
      },
      onSettled: onClose,
    }),
  );
  return (
    <Confirm
      danger
      title={t('teams.deleteTitle', { name })}
      confirmLabel={t('teams.deleteConfirm')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {t('teams.deleteMessage')}
    </Confirm>
  );
}
