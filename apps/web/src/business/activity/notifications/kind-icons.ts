import type { Notification } from '@kazi/contract/activity';
import type { Icon } from '@tabler/icons-react';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconArrowUpRight from '#icons/IconArrowUpRight';
import IconAt from '#icons/IconAt';
import IconCheck from '#icons/IconCheck';
import IconMessage from '#icons/IconMessage';
import IconRubberStamp from '#icons/IconRubberStamp';
import IconSend from '#icons/IconSend';
import IconUserPlus from '#icons/IconUserPlus';
import IconX from '#icons/IconX';

/** The sign of each kind of notification. */
export const kindIcons: Record<Notification['kind'], Icon> = {
  mention: IconAt,
  assignment: IconUserPlus,
  submission: IconSend,
  acceptance: IconCheck,
  rejection: IconArrowBackUp,
  comment: IconMessage,
  approval: IconRubberStamp,
  approved: IconCheck,
  refused: IconX,
  paid: IconArrowUpRight,
  unpaid: IconArrowBackUp,
  alert: IconAlertTriangle,
};
