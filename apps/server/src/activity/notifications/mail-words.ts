import type { Notification } from '@kazi/contract/activity';
import { noCents } from '@kazi/contract/cents';
import type { Preference } from '@kazi/contract/identity';
import { inWords } from '@kazi/contract/shared';
import type { MailedRow } from './queries.ts';

type Kind = Notification['kind'];

/** Which preference decides whether a kind comes by mail too; the others never do. */
const preferred = {
  mention: 'mailOnMention',
  assignment: 'mailOnAssignment',
  approval: 'mailOnPayment',
  approved: 'mailOnPayment',
  refused: 'mailOnPayment',
  paid: 'mailOnPayment',
  unpaid: 'mailOnPayment',
  alert: 'mailOnPayment',
} satisfies Partial<Record<Kind, keyof Preference>>;

type MailedKind = keyof typeof preferred;

export const isMailed = (kind: string): kind is MailedKind => Object.hasOwn(preferred, kind);

/** Whether who has these preferences wants a mail of that kind. */
export const isWanted = (kind: MailedKind, preference: Preference): boolean => preference[preferred[kind]];

interface Words {
  says: string;
  /** The page to open, below the application's address. */
  path: string;
}

/** What a mail of a notification says in one sentence, and where it leads. */
export function wordsFor(kind: MailedKind, news: MailedRow): Words {
  const who = news.actor ? `${news.actor.firstName} ${news.actor.lastName}` : 'Somebody';
  const task = `${news.app_key}-${news.number} ${news.title}`;
  const about = news.task_id
    ? { what: task, path: `tasks/${news.task_id}` }
    : { what: news.flow_name ?? '', path: `flows/${news.flow_id}` };
  const sum = inWords(news.amount ?? noCents, news.currency ?? 'KES');
  const payment = `wallet/payments/${news.payment_id}`;
  switch (kind) {
    case 'mention':
      return { says: `${who} mentioned you in ${about.what}`, path: about.path };
    case 'assignment':
      return { says: `${who} assigned you to ${about.what}`, path: about.path };
    case 'approval':
      return { says: `${who} asks you to approve a withdrawal of ${sum}`, path: payment };
    case 'approved':
      return { says: `${who} approved your withdrawal of ${sum}`, path: payment };
    case 'refused':
      return { says: `${who} refused your withdrawal of ${sum}`, path: payment };
    case 'paid':
      return { says: `Your withdrawal of ${sum} has arrived`, path: payment };
    case 'unpaid':
      return { says: `Your withdrawal of ${sum} did not go through; the money is back`, path: payment };
    case 'alert':
      return {
        says: 'A payment needs a look: something happened that should not',
        path: 'wallet/reconciliation',
      };
  }
}
