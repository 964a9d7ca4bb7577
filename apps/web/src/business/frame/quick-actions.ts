import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconFolderPlus from '#icons/IconFolderPlus';
import IconSquarePlus from '#icons/IconSquarePlus';
import { useAbility } from '../../session/ability.tsx';
import type { QuickAction } from '../../shell/frame/types.ts';
import { openNewTask } from '../work/index.ts';

/** What can be made from anywhere, by whoever may make it. */
export function useQuickActions(): QuickAction[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const ability = useAbility();
  const { appId } = useParams({ strict: false });
  const actions: (QuickAction & { allowed: boolean })[] = [
    {
      label: t('quick.newTask'),
      icon: IconSquarePlus,
      keys: 'c',
      run: () => openNewTask({ app: appId }),
      allowed: ability.can('create', 'Task'),
    },
    {
      label: t('quick.newProject'),
      icon: IconFolderPlus,
      run: () => navigate({ to: '/projects', search: { new: true } }),
      allowed: ability.can('create', 'Project'),
    },
    {
      label: t('quick.newApp'),
      icon: IconApps,
      run: () => navigate({ to: '/apps', search: { new: true } }),
      allowed: ability.can('create', 'App'),
    },
  ];
  return actions.filter(({ allowed }) => allowed);
}
