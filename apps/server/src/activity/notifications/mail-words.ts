import type { Notification } from '@kazi/contract/activity';
import { noCents } from '@kazi/contract/cents';
import type { Preference } from '@kazi/contract/identity';
import { inWords } from '@kazi/contract/shared';
import type { PersonRow } from '../../identity/index.ts';
import type { MailedRow } from './queries.ts';
import type { WrittenKind } from './written.ts';

type Kind = Notification['kind'];

/** Which preference decides whether a kind comes by mail too, null for one that always does; the others never do. */
const preferred = {
  mention: 'mailOnMention',
  assignment: 'mailOnAssignment',
  rejection: 'mailOnAssignment',
  acceptance: 'mailOnPayment',
  approval: 'mailOnPayment',
  approved: 'mailOnPayment',
  refused: 'mailOnPayment',
  paid: 'mailOnPayment',
  unpaid: 'mailOnPayment',
  alert: 'mailOnPayment',
  'return-soon': 'mailOnPayment',
  'return-due': 'mailOnPayment',
  tampering: null,
} satisfies Partial<Record<Kind, keyof Preference | null>>;

export type MailedKind = keyof typeof preferred;

export const isMailed = (kind: string): kind is MailedKind => Object.hasOwn(preferred, kind);

/** Whether who has these preferences wants a mail of that kind. */
export function isWanted(kind: MailedKind, preference: Omit<Preference, 'id' | 'user'>): boolean {
  const decides = preferred[kind];
  return decides === null || preference[decides];
}

interface Words {
  says: string;
  /** What a person wrote, as a paragraph of its own. */
  quote?: string | undefined;
  /** The page to open, below the application's address. */
  path: string;
  /** What the button to it says. */
  open: string;
}

/** What a mail of a notification says, and where it leads. */
export function wordsFor(kind: MailedKind, news: MailedRow): Words {
  const who = news.actor ? `${news.actor.firstName} ${news.actor.lastName}` : 'Someone';
  const task = `${news.app_key}-${news.number} ${news.title}`;
  const about = news.task_id
    ? { what: task, path: `tasks/${news.task_id}`, open: 'Open task' }
    : { what: news.flow_name ?? '', path: `flows/${news.flow_id}`, open: 'Open flow' };
  const sum = inWords(news.amount ?? noCents, news.currency ?? 'KES');
  const payment = { path: `wallet/payments/${news.payment_id}`, open: 'Open payment' };
  const returns = { path: 'payroll/returns', open: 'Open returns' };
  const { what, ...place } = about;
  switch (kind) {
    case 'mention':
      return { says: `${who} mentioned you in ${what}`, ...place };
    case 'assignment':
      return {
        says: `${who} assigned you to ${what}${news.pays ? `, which pays you ${inWords(news.pays.amount, news.pays.currency)}` : ''}`,
        ...place,
      };
    case 'rejection':
      return { says: `${who} sent back ${what}`, quote: news.reason ?? undefined, ...place };
    // Without the title, which may be a stranger's words.
    case 'acceptance':
      return {
        says: `${who} accepted ${news.app_key}-${news.number}, which pays you ${inWords(news.reward ?? noCents, news.reward_currency ?? 'KES')}`,
        ...place,
      };
    case 'approval':
      return { says: `${who} asks you to approve a withdrawal of ${sum}`, ...payment };
    case 'approved':
      return { says: `${who} approved your withdrawal of ${sum}`, ...payment };
    case 'refused':
      return { says: `${who} refused your withdrawal of ${sum}`, ...payment };
    case 'paid':
      return { says: `Your withdrawal of ${sum} has arrived`, ...payment };
    case 'unpaid':
      return { says: `Your withdrawal of ${sum} failed. The money is back in your wallet`, ...payment };
    case 'alert':
      return {
        says: 'Check a payment: there is a difference or a warning',
        path: 'wallet/reconciliation',
        open: 'Open reconciliation',
      };
    case 'return-soon':
      return { says: 'Payroll returns are due within three days', ...returns };
    case 'return-due':
      return { says: 'Payroll returns are due today', ...returns };
    case 'tampering':
      return {
        says: 'The audit trail was changed: find out by whom',
        path: 'workspace/audit',
        open: 'Open audit trail',
      };
  }
}

const did: Record<WrittenKind, string> = {
  mention: 'mentioned you',
  assignment: 'assigned you to a task',
  rejection: 'sent back work that is assigned to you',
};

interface WrittenNews {
  kind: WrittenKind;
  actor: Pick<PersonRow, 'firstName' | 'lastName'>;
}

const mostLines = 10;

/**
 * What a mail says of people who are no colleagues of its reader: who they are and what they did, and nothing that they
 * wrote, so that the mail carries no message of a stranger.
 */
export function wordsOfStrangers(news: readonly WrittenNews[]): { subject: string; paragraphs: string[] } {
  const lines = new Map<string, number>();
  for (const { kind, actor } of news) {
    const says = `${actor.firstName} ${actor.lastName} ${did[kind]}`;
    lines.set(says, (lines.get(says) ?? 0) + 1);
  }
  const [first = '', ...others] = [...lines].map(([says, times]) =>
    times > 1 ? `${says}, ${times} times` : says,
  );
  const shown = [first, ...others].slice(0, mostLines).map((says) => `${says}.`);
  return {
    subject: others.length > 0 ? `${news.length} things concern you` : first,
    paragraphs: others.length >= mostLines ? [...shown, 'There is more.'] : shown,
  };
}
