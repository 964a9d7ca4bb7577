import type { SearchHit } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import IconApps from '#icons/IconApps';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconChecklist from '#icons/IconChecklist';
import IconFolders from '#icons/IconFolders';
import { StatusGlyph } from '../../status.tsx';

interface HitIconProps extends Pick<SearchHit, 'kind' | 'title'> {
  status?: SearchHit['status'];
  avatar?: SearchHit['avatar'];
}

const icons = {
  task: IconChecklist,
  flow: IconArrowsSplit2,
  project: IconFolders,
  app: IconApps,
};

/** The sign before a hit: a face for a person, the status of a task, else what kind it is. */
export function HitIcon({ kind, title, status, avatar = null }: HitIconProps) {
  if (kind === 'person') return <Avatar name={title} src={avatar} size={20} decorative />;
  if (status) return <StatusGlyph status={status} />;
  const Icon = icons[kind];
  return <Icon size={16} stroke={1.6} aria-hidden="true" />;
}
