import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import type { FrameContent } from './types.ts';

/** Makes the keys of menu and quick actions work. */
export function NavigationShortcuts({ navigation, quickActions }: FrameContent) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const pages = navigation.flatMap((group) => group.items);
  return (
    <>
      {pages.map(({ keys, label, to }) => (
        <Keys key={to} keys={keys} label={label} group={t('shortcuts.goTo')} run={() => navigate({ to })} />
      ))}
      {quickActions.map(({ keys, label, run }) => (
        <Keys key={label} keys={keys} label={label} group={t('shortcuts.create')} run={run} />
      ))}
    </>
  );
}

interface KeysProps {
  keys: string | undefined;
  label: string;
  group: string;
  run: () => void;
}

function Keys({ keys, label, group, run }: KeysProps) {
  useShortcut({ keys: keys ?? '', label, group, run, enabled: keys !== undefined });
  return null;
}
