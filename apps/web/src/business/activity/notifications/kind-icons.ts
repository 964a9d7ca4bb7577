import type { Notification } from '@kazi/contract/activity';
import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconAt from '#icons/IconAt';
import IconCheck from '#icons/IconCheck';
import IconMessage from '#icons/IconMessage';
import IconSend from '#icons/IconSend';
import IconUserPlus from '#icons/IconUserPlus';

/** The sign of each kind of notification. */
export const kindIcons: Record<Notification['kind'], Icon> = {
  mention: IconAt,
  assignment: IconUserPlus,
  submission: IconSend,
  acceptance: IconCheck,
  rejection: IconArrowBackUp,
  comment: IconMessage,
};
