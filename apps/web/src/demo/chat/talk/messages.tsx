import type { ChatMessage, Contact } from '@kazi/simulation/chat';
import { Avatar } from '@kazi/ui/avatar';
import { dateFormat } from '@kazi/ui/date-format';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Box, Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowDown from '#icons/IconArrowDown';
import { dayOf, today } from '../../../shell/days.ts';
import { dayText } from '../../parts/days.ts';
import { useIsTyping } from '../answering.ts';
import classes from './talk.module.css';

interface MessagesProps {
  contact: Contact;
  messages: readonly ChatMessage[];
}

/** What was said, day by day, with the newest in sight. */
export function Messages({ contact, messages }: MessagesProps) {
  const { t } = useTranslation('demo/chat');
  const locale = useLocale();
  const isTyping = useIsTyping(contact.id);
  const isOwnLast = messages.at(-1)?.senderId !== contact.id;
  const { scroller, hasNews, toNewest } = useNewestInSight(messages.length, isOwnLast, isTyping);
  return (
    <div className={classes.frame}>
      <Box
        ref={scroller}
        className={classes.scroller}
        role="log"
        aria-live="off"
        aria-label={t('talk.messages')}
        tabIndex={0}
      >
        {messages.length === 0 && <p className={classes.none}>{t('talk.empty')}</p>}
        {byDay(messages).map(({ day, runs }) => (
          <section key={day} className={classes.day}>
            <Row as="h3" gap={12} tone="muted" size={12} weight={500} className={classes.date}>
              <time dateTime={day}>{dayText(day, locale)}</time>
            </Row>
            {runs.map((run) => (
              <MessageRun key={run.messages[0]?.time} run={run} contact={contact} />
            ))}
          </section>
        ))}
        {isTyping && (
          <Row gap={10}>
            <Avatar name={contact.fullName} src={contact.avatar} size={28} decorative />
            <TypingDots />
          </Row>
        )}
      </Box>
      {hasNews && (
        <Button
          className={classes.news}
          size="xs"
          leftSection={<IconArrowDown size={14} stroke={2} />}
          onClick={toNewest}
        >
          {t('talk.new')}
        </Button>
      )}
    </div>
  );
}

/** Three dots that wait for what somebody types. It is told in words elsewhere. */
function TypingDots() {
  return (
    <Row as="span" align="stretch" inline gap={4} className={classes.dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </Row>
  );
}

interface MessageRunProps {
  run: Run;
  contact: Contact;
}

/** What one of both said in one go: a bubble each, with the picture and the time once. */
function MessageRun({ run: { senderId, messages }, contact }: MessageRunProps) {
  const { t } = useTranslation('demo/chat');
  const locale = useLocale();
  const isOwn = senderId !== contact.id;
  const last = messages.at(-1);
  return (
    <div className={classes.run} data-own={isOwn || undefined}>
      {!isOwn && <Avatar name={contact.fullName} src={contact.avatar} size={28} decorative />}
      <div className={classes.bubbles}>
        <VisuallyHidden>{isOwn ? t('talk.you') : contact.fullName}:</VisuallyHidden>
        {messages.map(({ time, message }) => (
          <p key={time} className={classes.bubble} dir="auto">
            {message}
          </p>
        ))}
        {last && (
          <time className={classes.time} dateTime={last.time}>
            {clockTime(new Date(last.time), locale)}
          </time>
        )}
      </div>
    </div>
  );
}

/** When something was said: the hour where it was today, else the day. */
export function MessageTime({ at }: { at: string }) {
  const locale = useLocale();
  const moment = new Date(at);
  const day = dayOf(moment);
  return <time dateTime={at}>{day === today() ? clockTime(moment, locale) : dayText(day, locale)}</time>;
}

/** The hour and minute: `14:05`. */
const clockTime = (moment: Date, locale: string): string =>
  dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);

/** Nearer to the end than this, one reads along. */
const nearPx = 120;

/**
 * Keeps the newest message in sight while the reader is at the end; after scrolling back, a note tells of news instead.
 */
function useNewestInSight(count: number, isOwnLast: boolean, isTyping: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const readsAlong = useRef(true);
  const last = useRef(count);
  const [hasNews, setHasNews] = useState(false);

  function toNewest() {
    const { current } = scroller;
    if (current) current.scrollTop = current.scrollHeight;
    setHasNews(false);
  }

  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const onScroll = () => {
      readsAlong.current = current.scrollHeight - current.clientHeight - current.scrollTop < nearPx;
      if (readsAlong.current) setHasNews(false);
    };
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => current.removeEventListener('scroll', onScroll);
  }, []);

  const follow = useEffectEvent((now: number) => {
    const isNew = now > last.current;
    last.current = now;
    if (readsAlong.current || (isNew && isOwnLast)) toNewest();
    else if (isNew) setHasNews(true);
  });
  const keepUp = useEffectEvent(() => {
    if (readsAlong.current) toNewest();
  });
  useLayoutEffect(() => follow(count), [count]);
  useLayoutEffect(() => {
    if (isTyping) keepUp();
  }, [isTyping]);

  return { scroller, hasNews, toNewest };
}

/** What one of both said without a longer pause. */
interface Run {
  senderId: number;
  messages: ChatMessage[];
}

interface Day {
  /** As `2026-11-21`. */
  day: string;
  runs: Run[];
}

const pauseMs = 15 * 60_000;

/** Messages by the day they were written, and within it by sender, those without a pause between them together. */
export function byDay(messages: readonly ChatMessage[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const day = dayOf(new Date(message.time));
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, runs: [] };
      days.push(last);
    }
    const run = last.runs.at(-1);
    if (run && continues(run, message)) run.messages.push(message);
    else last.runs.push({ senderId: message.senderId, messages: [message] });
  }
  return days;
}

function continues({ senderId, messages }: Run, next: ChatMessage): boolean {
  const last = messages.at(-1);
  return senderId === next.senderId && !!last && Date.parse(next.time) - Date.parse(last.time) < pauseMs;
}
