import { Panel } from '@kazi/ui/panel';
import { Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCreditCard from '#icons/IconCreditCard';
import IconGift from '#icons/IconGift';
import IconMapPin from '#icons/IconMapPin';
import IconReceipt2 from '#icons/IconReceipt2';
import IconShare from '#icons/IconShare';
import IconShieldLock from '#icons/IconShieldLock';
import { Page } from '../../shell/page/page.tsx';
import classes from './modals.module.css';

const examples = [
  {
    name: 'share',
    sign: IconShare,
    tone: 'info',
    dialog: lazy(() => import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog }))),
  },
  {
    name: 'card',
    sign: IconCreditCard,
    tone: 'review',
    dialog: lazy(() => import('./card-dialog.tsx').then((file) => ({ default: file.CardDialog }))),
  },
  {
    name: 'plan',
    sign: IconReceipt2,
    tone: 'success',
    dialog: lazy(() => import('./plan-dialog.tsx').then((file) => ({ default: file.PlanDialog }))),
  },
  {
    name: 'refer',
    sign: IconGift,
    tone: 'danger',
    dialog: lazy(() => import('./refer-dialog.tsx').then((file) => ({ default: file.ReferDialog }))),
  },
  {
    name: 'address',
    sign: IconMapPin,
    tone: 'warning',
    dialog: lazy(() => import('./address-dialog.tsx').then((file) => ({ default: file.AddressDialog }))),
  },
  {
    name: 'twoStep',
    sign: IconShieldLock,
    tone: 'success',
    dialog: lazy(() => import('./two-step-dialog.tsx').then((file) => ({ default: file.TwoStepDialog }))),
  },
] as const;

/** Dialogs of the kinds an application needs, each fetched when it is opened. */
export function ModalExamplesPage() {
  const { t } = useTranslation('demo/modals');
  const [open, setOpen] = useState<(typeof examples)[number]>();
  const Opened = open?.dialog;
  return (
    <Page title={t('title')} description={t('description')}>
      <div className={classes.examples}>
        {examples.map((example) => (
          <Panel
            key={example.name}
            actions={
              <span
                className={classes.sign}
                style={{ color: `var(--kz-${example.tone})`, background: `var(--kz-${example.tone}-soft)` }}
              >
                <example.sign size={20} stroke={1.7} aria-hidden="true" />
              </span>
            }
            title={t(`${example.name}.title`)}
            description={t(`${example.name}.text`)}
          >
            <Button variant="default" onClick={() => setOpen(example)}>
              {t('open')}
              <VisuallyHidden> {t(`${example.name}.title`)}</VisuallyHidden>
            </Button>
          </Panel>
        ))}
      </div>
      {Opened && (
        <Suspense>
          <Opened onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
