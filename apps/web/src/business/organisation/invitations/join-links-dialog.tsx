import { rules } from 'virtual:rules/organisation.joinLinks.create';
import type { JoinLink } from '@kazi/contract/organisation';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, NativeSelect, NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { useSendForm } from '../../../shell/form/use-record-form.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { QrCode } from '../../../shell/qr-code.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { RoleSelect, useRoleName } from '../../identity/index.ts';
import classes from './join-links-dialog.module.css';

const lifetimes = [1, 7, 30, 90];

const empty: { role: string; days: string; maxUses: number | string } = {
  role: 'agent',
  days: '7',
  maxUses: '',
};

const joinLinkForm = defineForm({
  rules,
  empty,
  to: {
    days: Number,
    maxUses: (typed: number | string) => (typed === '' ? null : Number(typed)),
  },
  useFields() {
    const { t } = useTranslation('users');
    return {
      role: t('joinLinks.role'),
      days: {
        label: t('joinLinks.days'),
        data: lifetimes.map((days) => ({
          value: String(days),
          label: t('joinLinks.forDays', { count: days }),
        })),
      },
      maxUses: t('joinLinks.maxUses'),
    };
  },
});

/** Links by which people come in who are not invited by name: those that work, each to pass on or revoke, and a new one. */
export function JoinLinksDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const { data, error, refetch } = useQuery(api.organisation.joinLinks.list.queryOptions());
  const open = data?.items.filter(({ status }) => status === 'open');
  return (
    <Dialog title={t('joinLinks.title')} onClose={onClose} size={640}>
      <Stack gap={20}>
        <Text tone="muted">{t('joinLinks.why')}</Text>
        {error ? (
          <FailedState error={error} onRetry={refetch} />
        ) : open === undefined ? (
          <SkeletonRows rows={2} label={t('common:loading')} />
        ) : open.length === 0 ? (
          <Text>{t('joinLinks.none')}</Text>
        ) : (
          <ul className={classes.links}>
            {open.map((link) => (
              <OpenLink key={link.id} link={link} />
            ))}
          </ul>
        )}
        <NewLink />
      </Stack>
    </Dialog>
  );
}

function OpenLink({ link: { id, role, url, uses, maxUses, expiresAt } }: { link: JoinLink }) {
  const { t } = useTranslation('users');
  const [showsCode, setShowsCode] = useState(false);
  const roleName = useRoleName()(role);
  const revoke = useWrite(client.organisation.joinLinks.withdraw, {
    changes: ['join-link'],
    says: () => t('joinLinks.revoked'),
  });
  return (
    <li className={classes.link}>
      <Row gap={8} justify="between" wrap>
        <Text weight={600}>{roleName}</Text>
        <Text tone="muted" size={13}>
          {maxUses === null
            ? t('joinLinks.uses', { count: uses })
            : t('joinLinks.usesOf', { count: uses, most: maxUses })}
          {' · '}
          {t('joinLinks.until')} <RelativeTime at={expiresAt} ahead />
        </Text>
      </Row>
      <code className={classes.url} dir="ltr">
        {url}
      </code>
      <Row gap={8} wrap>
        <CopyButton value={url} done={t('joinLinks.copied')}>
          {({ copied, copy }) => (
            <Button size="xs" onClick={copy}>
              {t(copied ? 'joinLinks.copied' : 'joinLinks.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          size="xs"
          variant="default"
          aria-expanded={showsCode}
          onClick={() => setShowsCode(!showsCode)}
        >
          {t('joinLinks.qr')}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={revoke.busy}
          onClick={() => revoke.run({ id })}
          aria-label={t('joinLinks.revokeThis', { role: roleName })}
        >
          {t('joinLinks.revoke')}
        </Button>
      </Row>
      {showsCode && <QrCode text={url} label={t('joinLinks.qrOf', { role: roleName })} />}
    </li>
  );
}

function NewLink() {
  const { t } = useTranslation('users');
  const { form, busy, onSubmit } = useSendForm({
    form: joinLinkForm,
    send: (input) => client.organisation.joinLinks.create(input),
    changes: ['join-link'],
    says: () => t('joinLinks.created'),
  });
  return (
    <form onSubmit={onSubmit} className={formClasses.form} noValidate>
      <div className={formClasses.pair}>
        <RoleSelect {...form.getInputProps('role')} isForLink />
        <NativeSelect {...form.getInputProps('days')} />
        <NumberInput
          {...form.getInputProps('maxUses')}
          description={t('joinLinks.maxUsesHint')}
          min={1}
          allowDecimal={false}
          allowNegative={false}
        />
      </div>
      <div className={formClasses.actions}>
        <Button type="submit" variant="default" loading={busy}>
          {t('joinLinks.create')}
        </Button>
      </div>
    </form>
  );
}
