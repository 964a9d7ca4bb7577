import { Panel } from '@kazi/ui/panel';
import { Button, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCreditCard from '#icons/IconCreditCard';
import IconGift from '#icons/IconGift';
import IconMapPin from '#icons/IconMapPin';
import IconReceipt2 from '#icons/IconReceipt2';
import IconShare from '#icons/IconShare';
import IconShieldLock from '#icons/IconShieldLock';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { Page } from '../../shell/page/page.tsx';
import { KeysRest } from '../../shell/shortcuts/use-shortcut.ts';
import classes from './modals.module.css';

const ExampleDialog = onDemand(() => import('./dialogs.tsx').then((module) => module.ExampleDialog));

const examples = [
  { name: 'share', sign: IconShare, tone: 'info' },
  { name: 'card', sign: IconCreditCard, tone: 'review' },
  { name: 'plan', sign: IconReceipt2, tone: 'success' },
  { name: 'refer', sign: IconGift, tone: 'danger' },
  { name: 'address', sign: IconMapPin, tone: 'warning' },
  { name: 'twoStep', sign: IconShieldLock, tone: 'success' },
] as const;

/** Dialogs of the kinds an application needs, fetched when the first is opened. */
export function ModalExamplesPage() {
  const { t } = useTranslation('demo/modals');
  const [open, setOpen] = useState<(typeof examples)[number]['name']>();
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
            <Button variant="default" onClick={() => setOpen(example.name)}>
              {t('open')}
              <VisuallyHidden> {t(`${example.name}.title`)}</VisuallyHidden>
            </Button>
          </Panel>
        ))}
      </div>
      {open && (
        <Suspense fallback={<KeysRest />}>
          <ExampleDialog name={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
