import { noCents } from '@kazi/contract/cents';
import type { Words as LetterWords } from '../../mail/letter.ts';
import type { Reader } from '../../texts/reader.ts';
import type { Planned } from './plan.ts';
import type { MailedRow } from './queries.ts';

/** A sentence of ours is filled in as it is: what people wrote in it stands apart already. */
const whole = { interpolation: { escapeValue: false } };

interface Words {
  says: string;
  /** What a person wrote, as a paragraph of its own. */
  quote?: string | undefined;
  /** A sentence after the quote. */
  more?: string | undefined;
  /** The page to open, below the application's address. */
  path: string;
  /** What the button opens. */
  open: 'task' | 'flow' | 'payment' | 'returns' | 'reconciliation' | 'audit' | 'people';
}

const returns = { path: 'payroll/returns', open: 'returns' } as const;

/** What a mail of a notice says to its reader, and where it leads; of a task whose title is a stranger's, its number alone. */
function wordsFor({ news, kind, isOfStranger }: Planned, { t, money, day }: Reader): Words {
  const who = nameOf(news, t);
  const { what, ...link } = linkOf(news, isOfStranger);
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
      return {
        says: t('news.rejection', { who, what }),
        quote: news.reason ?? undefined,
        ...marked(news, t),
        ...link,
      };
    case 'acceptance': {
      const task = `${news.app_key}-${news.number}`;
      const reward = money(news.reward ?? noCents, news.reward_currency ?? 'KES');
      return { says: t('news.acceptance', { who, task, sum: reward }), ...marked(news, t), ...link };
    }
    case 'work-approved':
      return {
        says: news.pays
          ? t('news.work-approvedPaid', { who, what, sum: money(news.pays.amount, news.pays.currency) })
          : t('news.work-approved', { who, what }),
        ...marked(news, t),
        ...link,
      };
    case 'submission':
      return { says: t('news.submission', { who, what }), ...deliveredWords(news, isOfStranger, t), ...link };
    case 'part':
    case 'bonus': {
      const paid = money(news.pays?.amount ?? noCents, news.pays?.currency ?? 'KES');
      return { says: t(`news.${kind}`, { who, what, sum: paid }), ...link };
    }
    case 'dispute':
    case 'settlement':
      return {
        says: t(`news.${kind}`, { who, what }),
        quote: isOfStranger ? undefined : (news.reason ?? undefined),
        ...link,
      };
    case 'comment':
      return { says: t(`news.${kind}`, { who, what }), ...link };
    case 'due-soon':
    case 'overdue':
      return { says: t(`news.${kind}`, { what, day: news.due_on ? day(news.due_on) : '' }), ...link };
    case 'newcomer':
      return { says: t('news.newcomer', { who }), path: 'people', open: 'people' };
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

/** How what was handed in begins, and how much is with it; nothing that a stranger wrote. */
function deliveredWords({ delivery }: MailedRow, isOfStranger: boolean, t: Reader['t']) {
  if (!delivery) return {};
  const { line, files, links } = delivery;
  const count = files + links;
  return {
    quote: isOfStranger ? undefined : line || undefined,
    more: count > 0 ? t('news.delivered', { count }) : undefined,
  };
}

/** How many marks came with a decision. */
const marked = ({ marks }: MailedRow, t: Reader['t']) =>
  marks > 0 ? { more: t('news.marked', { count: marks }) } : {};

/** The task or flow that a notice is about, and where it opens. */
function linkOf(news: MailedRow, hidesTitle: boolean): { what: string } & Pick<Words, 'path' | 'open'> {
  if (!news.task_id) return { what: news.flow_name ?? '', path: `flows/${news.flow_id}`, open: 'flow' };
  const number = `${news.app_key}-${news.number}`;
  return {
    what: hidesTitle ? number : `${number} ${news.title}`,
    path: `tasks/${news.task_id}`,
    open: 'task',
  };
}

const nameOf = ({ actor }: MailedRow, t: Reader['t']): string =>
  actor ? `${actor.firstName} ${actor.lastName}` : t('news.someone');

/** What strangers do to one is told without a word that they wrote. */
const wordlessKinds = ['mention', 'assignment', 'rejection', 'comment'] as const;

const wordlessKind = ({ kind, isOfStranger }: Planned) =>
  isOfStranger ? wordlessKinds.find((one) => one === kind) : undefined;

const countedKinds = [
  ...wordlessKinds,
  'submission',
  'acceptance',
  'work-approved',
  'due-soon',
  'overdue',
] as const;

interface Line {
  says: string;
  /** Where it leads; what strangers did leads to the list of all. */
  href?: string;
}

const mostLines = 10;

/** What a mail says of these notices: of one what it is about, of several how many they are and the first ones. */
export function composeMail(
  notices: readonly Planned[],
  reader: Reader,
  publicUrl: string,
): Omit<LetterWords, 'note'> {
  const { t } = reader;
  const [first] = notices;
  if (first && notices.length === 1 && !wordlessKind(first)) {
    const { says, quote, more, path, open } = wordsFor(first, reader);
    const action = { label: t(`open.${open}`), href: `${publicUrl}/${path}` };
    return {
      subject: says,
      paragraphs: [t(quote ? 'quoted' : 'sentence', { says, ...whole })],
      quote,
      ...(more && { items: [{ says: more }] }),
      action,
      by: first.news.actor ? nameOf(first.news, t) : undefined,
    };
  }
  const lines = repeated(
    notices.map((notice) => lineOf(notice, reader, publicUrl)),
    t,
  );
  const items = lines
    .slice(0, mostLines)
    .map(({ says, ...link }) => ({ says: t('sentence', { says, ...whole }), ...link }));
  const subject = lines.length > 1 ? subjectOf(notices, t) : (lines[0]?.says ?? '');
  return {
    subject,
    paragraphs: lines.length > mostLines ? [t('sentence', { says: subject, ...whole })] : [],
    items: lines.length > mostLines ? [...items, { says: t('strangers.more') }] : items,
    action: { label: t('open.all'), href: `${publicUrl}/notifications` },
  };
}

function lineOf(notice: Planned, reader: Reader, publicUrl: string): Line {
  const { t } = reader;
  const kind = wordlessKind(notice);
  if (kind) return { says: t(`strangers.${kind}`, { who: nameOf(notice.news, t) }) };
  const { says, path } = wordsFor(notice, reader);
  return { says, href: `${publicUrl}/${path}` };
}

/** Lines that say the same and lead nowhere become one, which says how often. */
function repeated(lines: readonly Line[], t: Reader['t']): Line[] {
  const times = Map.groupBy(lines, ({ says, href = '' }) => `${says}\n${href}`);
  return [...times.values()].flatMap(([line, ...others]) => {
    if (!line) return [];
    const says = t('strangers.times', { says: line.says, count: others.length + 1, ...whole });
    return [others.length > 0 ? { ...line, says } : line];
  });
}

/** How many there are, and what they are where they are of one kind and person. */
function subjectOf(notices: readonly Planned[], t: Reader['t']): string {
  const [first] = notices;
  const count = notices.length;
  if (!first) return '';
  const { kind, news } = first;
  const isAlike = notices.every((one) => one.kind === kind && one.news.actor?.id === news.actor?.id);
  const counted = isAlike ? countedKinds.find((one) => one === kind) : undefined;
  return counted ? t(`many.${counted}`, { who: nameOf(news, t), count }) : t('strangers.things', { count });
}
