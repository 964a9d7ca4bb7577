import type { Notification } from '@kazi/contract/activity';
import { noCents } from '@kazi/contract/cents';
import type { Preference } from '@kazi/contract/identity';
import type { PersonRow } from '../../identity/index.ts';
import type { Reader } from '../../texts/reader.ts';
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

type MailedKind = keyof typeof preferred;

/** Whether a notification of this kind comes by mail at all. */
export const isMailed = (kind: string): kind is MailedKind => Object.hasOwn(preferred, kind);

/** Whether a user with these preferences wants a mail of that kind. */
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
  /** What the button opens. */
  open: 'task' | 'flow' | 'payment' | 'returns' | 'reconciliation' | 'audit';
}

const returns = { path: 'payroll/returns', open: 'returns' } as const;

/** What a mail of a notification says to its reader, and where it leads. */
export function wordsFor(kind: MailedKind, news: MailedRow, { t, money }: Reader): Words {
  const who = news.actor ? `${news.actor.firstName} ${news.actor.lastName}` : t('news.someone');
  const { what, ...link } = linkOf(news);
  const sum = money(news.amount ?? noCents, news.currency ?? 'KES');
  const payment = { path: `wallet/payments/${news.payment_id}`, open: 'payment' } as const;
  switch (kind) {
    case 'mention':
      return { says: t('news.mention', { who, what }), ...link };
    case 'assignment':
      return {
        says: news.pays
          ? t('news.assignmentPaid', { who, what, sum: money(news.pays.amount, news.pays.currency) })
          : t('news.assignment', { who, what }),
        ...link,
      };
    case 'rejection':
      return { says: t('news.rejection', { who, what }), quote: news.reason ?? undefined, ...link };
    // Without the title, which may be a stranger's words.
    case 'acceptance': {
      const reward = money(news.reward ?? noCents, news.reward_currency ?? 'KES');
      const task = `${news.app_key}-${news.number}`;
      return { says: t('news.acceptance', { who, task, sum: reward }), ...link };
    }
    case 'approval':
    case 'approved':
    case 'refused':
      return { says: t(`news.${kind}`, { who, sum }), ...payment };
    case 'paid':
    case 'unpaid':
      return { says: t(`news.${kind}`, { sum }), ...payment };
    case 'alert':
      return { says: t('news.alert'), path: 'wallet/reconciliation', open: 'reconciliation' };
    case 'return-soon':
    case 'return-due':
      return { says: t(`news.${kind}`), ...returns };
    case 'tampering':
      return { says: t('news.tampering'), path: 'workspace/audit', open: 'audit' };
  }
}

/** The task or flow that a notification is about, and where it opens. */
function linkOf(news: MailedRow): { what: string } & Pick<Words, 'path' | 'open'> {
  return news.task_id
    ? { what: `${news.app_key}-${news.number} ${news.title}`, path: `tasks/${news.task_id}`, open: 'task' }
    : { what: news.flow_name ?? '', path: `flows/${news.flow_id}`, open: 'flow' };
}

interface WrittenNews {
  kind: WrittenKind;
  actor: Pick<PersonRow, 'firstName' | 'lastName'>;
}

const mostLines = 10;

/** A sentence of ours is filled in as it is: what people wrote in it stands apart already. */
export const whole = { interpolation: { escapeValue: false } };

/**
 * What a mail says of people who are no colleagues of its reader: who they are and what they did, and nothing that they
 * wrote, so that the mail carries no message of a stranger.
 */
export function wordsOfStrangers(
  news: readonly WrittenNews[],
  t: Reader['t'],
): { subject: string; paragraphs: string[] } {
  const lines = new Map<string, number>();
  for (const { kind, actor } of news) {
    const says = t(`strangers.${kind}`, { who: `${actor.firstName} ${actor.lastName}` });
    lines.set(says, (lines.get(says) ?? 0) + 1);
  }
  const [first = '', ...others] = [...lines].map(([says, times]) =>
    times > 1 ? t('strangers.times', { says, count: times, ...whole }) : says,
  );
  const shown = [first, ...others].slice(0, mostLines).map((says) => t('sentence', { says, ...whole }));
  return {
    subject: others.length > 0 ? t('strangers.things', { count: news.length }) : first,
    paragraphs: others.length >= mostLines ? [...shown, t('strangers.more')] : shown,
  };
}
