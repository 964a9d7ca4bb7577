import type { Email, Folder, OpenedEmail } from '@kazi/simulation/email';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import { Tool } from '../../parts/tool.tsx';
import { MailActions } from '../changes/mail-actions.tsx';
import type { MailChanges } from '../changes/use-mail-changes.ts';
import type { useMailNavigation } from '../use-mail-navigation.ts';
import classes from './mail-tools.module.css';

interface MailToolsProps {
  mail: OpenedEmail;
  changes: MailChanges;
  navigation: ReturnType<typeof useMailNavigation>;
  onMove: (mails: readonly Email[], folder: Folder) => void;
  onMarkRead: (mails: readonly Email[], isRead: boolean) => void;
}

/** Above an open mail: the way back, what can be done with it, and its neighbours. */
export function MailTools({ mail, changes, navigation, onMove, onMarkRead }: MailToolsProps) {
  return (
    <div className={classes.tools} role="toolbar" aria-label="This mail">
      <span className={classes.back}>
        <Tool label="Back to the list" keys="escape" icon={IconArrowLeft} onClick={navigation.close} />
      </span>
      <MailActions mails={[mail]} changes={changes} onMove={onMove} onMarkRead={onMarkRead} />
      <span className={classes.gap} />
      <Tool
        label="Previous mail"
        keys="k"
        icon={IconChevronUp}
        disabled={!mail.hasPreviousMail}
        onClick={() => navigation.step('previous')}
      />
      <Tool
        label="Next mail"
        keys="j"
        icon={IconChevronDown}
        disabled={!mail.hasNextMail}
        onClick={() => navigation.step('next')}
      />
    </div>
  );
}
