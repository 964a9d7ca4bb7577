import type { Task } from '@kazi/contract/work';
import { Row, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconScale from '#icons/IconScale';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import classes from './pay-actions.module.css';

const dialogs = {
  part: onDemand(() => import('./pay-dialogs.tsx').then((module) => module.PartDialog)),
  bonus: onDemand(() => import('./pay-dialogs.tsx').then((module) => module.BonusDialog)),
  dispute: onDemand(() => import('./pay-dialogs.tsx').then((module) => module.DisputeDialog)),
  settle: onDemand(() => import('./pay-dialogs.tsx').then((module) => module.SettleDialog)),
};

const acts = ['settle', 'part', 'bonus', 'dispute'] as const;

/** What is paid for a task beside its acceptance, as far as the viewer may; nothing where they may nothing of it. */
export function PayActions({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const [open, setOpen] = useState<(typeof acts)[number]>();
  const Dialog = open && dialogs[open];
  const possible = acts.filter((act) => task.pay[act]);
  return (
    <>
      {task.dispute && <DisputeNote dispute={task.dispute} />}
      {possible.length > 0 && (
        <Row gap={4} lineGap={4} wrap>
          {possible.map((act) => (
            <Button
              key={act}
              size="compact-sm"
              variant={act === 'settle' ? 'filled' : 'subtle'}
              onClick={() => setOpen(act)}
            >
              {t(`pay.${act}`)}
            </Button>
          ))}
        </Row>
      )}
      {Dialog && (
        <Suspense>
          <Dialog task={task} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** A disagreement over what is held, and how it was settled. */
function DisputeNote({ dispute: { by, at, reason, settled } }: { dispute: NonNullable<Task['dispute']> }) {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const says = t('pay.disputed', { name: by.name });
  return (
    <Row
      as="section"
      gap={10}
      align="start"
      className={classes.note}
      data-open={!settled || undefined}
      aria-label={says}
    >
      <IconScale size={18} stroke={1.8} aria-hidden="true" />
      <Text as="div" grow>
        <Text as="p" weight={600}>
          {says} <RelativeTime at={at} />
        </Text>
        <p className={classes.words} dir="auto">
          {reason}
        </p>
        {settled ? (
          <>
            <Text as="p" weight={600}>
              {t('pay.settled', {
                name: settled.by.name,
                paid: formatMoney(settled.paid.amount, settled.paid.currency, locale),
                returned: formatMoney(settled.returned.amount, settled.returned.currency, locale),
              })}
            </Text>
            <p className={classes.words} dir="auto">
              {settled.sentence}
            </p>
          </>
        ) : (
          <Text as="p" size={13}>
            {t('pay.frozen')}
          </Text>
        )}
      </Text>
    </Row>
  );
}
