import { dayMs } from '@kazi/contract/shared';
import { colleaguesAmong } from '../../access/index.ts';
import type { Tx } from '../../database/tenancy.ts';
import { workspaceLook } from '../../database/workspace-look.ts';
import type { Settings } from '../../identity/index.ts';
import { digestAfter, outsideQuiet } from './clock.ts';
import { settlesInMs } from './jobs.ts';
import { type MailedRow, mailedOf, mailsCausedBy } from './queries.ts';
import { chosenWay, isChosen, isWritten, type MailedKind, mailedKind } from './ways.ts';

/** So many mails one person causes to another in a day at once; what comes after them is gathered hour by hour. */
export const mostMailsAtOnce = 10;
const gatheredEveryMs = 3_600_000;
/** So many people a stranger to them reaches by mail in a day. */
export const mostMailsOfStranger = 60;
/** What could have been mailed so long ago was held up: it is gathered with the rest of its kind. */
const lateAfterMs = 5 * 60_000;

/** When a notice is mailed, and whether in a mail that gathers others. */
export interface Planned {
  news: MailedRow;
  kind: MailedKind;
  at: Date;
  gathered: boolean;
  /** Its words are those of a person who is no colleague of its reader: no mail carries them. */
  isOfStranger: boolean;
}

interface Plan {
  planned: Planned[];
  /** The ids of what is not mailed after all. */
  dropped: string[];
}

/** When each of the notices that wait for a reader is mailed. */
export async function planMails(
  tx: Tx,
  user: string,
  waiting: readonly MailedRow[],
  preference: Settings,
): Promise<Plan> {
  const people = waiting.flatMap(({ actor, author_id }) => [actor?.id ?? [], author_id ?? []].flat());
  const colleagues = await colleaguesAmong(tx, tx.tenant, user, [...new Set(people)]);
  const isStranger = (id: string | null | undefined) => !!id && id !== user && !colleagues.has(id);
  const { weekStart } = await workspaceLook(tx, tx.tenant);
  const toAll = await mailsCausedBy(tx, people.filter(isStranger));
  const toReader = new Map(await mailsCausedBy(tx, people, user));
  const mailed = await mailedOf(tx, user);
  const strangersLast = mailed.find(({ actor }) => isStranger(actor))?.at;
  const settled = settledActs(waiting);
  const counted = new Set<string>();

  /** When the mails of an actor may go on, if they are not to go out one by one any more. */
  const heldBack = (news: MailedRow, isOfStranger: boolean): Date | undefined => {
    const { actor, kind, now } = news;
    if (!actor || !isWritten(kind)) return undefined;
    if (isOfStranger && kind !== 'submission') {
      const { mails = 0, last = now } = toAll.get(actor.id) ?? {};
      const free = mails >= mostMailsOfStranger ? later(last, dayMs) : now;
      return strangersLast ? latest(free, later(strangersLast, dayMs)) : free;
    }
    const { mails = 0, last = now } = toReader.get(actor.id) ?? {};
    if (mails >= mostMailsAtOnce) return later(last, gatheredEveryMs);
    // The mail that is planned here counts for those after it.
    if (!counted.has(actKey(news))) toReader.set(actor.id, { mails: mails + 1, last: now });
    counted.add(actKey(news));
    return undefined;
  };

  const plan: Plan = { planned: [], dropped: [] };
  for (const news of waiting) {
    const { now } = news;
    const kind = mailedKind(news.kind);
    if (!kind) continue; // of a server that knows more
    const way = isChosen(kind) ? chosenWay(kind, preference) : 'at-once';
    const isOfStranger = isStrangersWord(news, isStranger);
    const ready = settled.get(actKey(news)) ?? now;
    const isDigest = way === 'digest' || news.mail === 'digest';
    const held = isDigest ? digestAfter(news.at, preference, weekStart) : heldBack(news, isOfStranger);
    const isLate = now.getTime() - news.at.getTime() > lateAfterMs;
    const gathered = held !== undefined || (isLate && isChosen(kind));
    const paysNothing = kind === 'acceptance' && !news.reward;
    if (way === 'bell' || way === 'never' || paysNothing || (gathered && news.read_at))
      plan.dropped.push(news.id);
    else {
      const free = latest(held ?? ready, ready, news.look_again_at ?? ready);
      const at = isChosen(kind) ? outsideQuiet(latest(free, now), preference) : free;
      plan.planned.push({ news, kind, at, gathered, isOfStranger });
    }
  }
  return plan;
}

/** What a notice belongs to: the request that made it; what jobs make for one reader is gathered as what one request makes. */
export const actKey = ({ act, actor }: MailedRow): string => act ?? actor?.id ?? '';

/** When the requests of notices have made no other for long enough to have made all. */
function settledActs(waiting: readonly MailedRow[]): ReadonlyMap<string, Date> {
  const settled = new Map<string, Date>();
  for (const news of waiting) settled.set(actKey(news), later(news.at, news.act ? settlesInMs : 0));
  return settled;
}

/** Whether a mail of a notice would carry the words of a stranger: a title is its author's, who is not always who acts. */
function isStrangersWord(
  { kind, actor, author_id, handed_in }: MailedRow,
  isStranger: (id: string | null | undefined) => boolean,
): boolean {
  // Who handed work in waits for what is said about it.
  if (handed_in) return false;
  const isByAuthor =
    kind === 'submission' ||
    kind === 'work-approved' ||
    kind === 'due-soon' ||
    kind === 'overdue' ||
    kind === 'acceptance';
  return isStranger(isByAuthor ? author_id : actor?.id);
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const latest = (...moments: readonly Date[]) => new Date(Math.max(...moments.map((at) => at.getTime())));
