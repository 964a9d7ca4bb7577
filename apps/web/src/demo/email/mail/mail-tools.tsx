import type { Email, Folder, OpenedEmail } from '@kazi/simulation/email';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import { Tool } from '../../../shell/tool.tsx';
import { MailActions } from '../changes/mail-actions.tsx';
import type { MailChanges } from '../changes/use-mail-changes.ts';
import type { useWays } from '../use-ways.ts';
import classes from './mail-tools.module.css';

interface MailToolsProps {
  mail: OpenedEmail;
  changes: MailChanges;
  ways: ReturnType<typeof useWays>;
  onMove: (mails: readonly Email[], folder: Folder) => void;
  onMarkRead: (mails: readonly Email[], isRead: boolean) => void;
}

/** Above an open mail: the way back, what can be done with it, and its neighbours. */
export function MailTools({ mail, changes, ways, onMove, onMarkRead }: MailToolsProps) {
  return (
    <div className={classes.tools} role="toolbar" aria-label="This mail">
      <span className={classes.back}>
        <Tool label="Back to the list" keys="escape" icon={IconArrowLeft} onClick={ways.close} />
      </span>
      <MailActions mails={[mail]} changes={changes} onMove={onMove} onMarkRead={onMarkRead} />
      <span className={classes.gap} />
      <Tool
        label="Previous mail"
        keys="k"
        icon={IconChevronUp}
        disabled={!mail.hasPreviousMail}
        onClick={() => ways.step('previous')}
      />
      <Tool
        label="Next mail"
        keys="j"
        icon={IconChevronDown}
        disabled={!mail.hasNextMail}
        onClick={() => ways.step('next')}
      />
    </div>
  );
}
