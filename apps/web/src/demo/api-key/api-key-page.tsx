import { EmptyState } from '@kazi/ui/empty-state';
import { List, Row, Stack } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Badge, Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCopy from '#icons/IconCopy';
import IconKey from '#icons/IconKey';
import IconTrash from '#icons/IconTrash';
import { dayMs } from '../../shell/days.ts';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { Page } from '../../shell/page/page.tsx';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import classes from './api-key.module.css';

const usage = `curl https://api.kazi.example/v1/projects \\
  -H 'X-Project: kazi' \\
  -H 'Authorization: Bearer kz_…'`;

/** Keys for programs: made, shown once, taken back. They live as long as the page is open. */
export function ApiKeyPage() {
  const { t } = useTranslation('demo/api-key');
  const [keys, setKeys] = useState(sampleKeys);
  const [fresh, setFresh] = useState<ApiKey>();
  const [leaving, setLeaving] = useState<ApiKey>();
  const form = useForm<{ kind: KeyKind; name: string }>({
    initialValues: { kind: 'full', name: '' },
    validate: { name: (name) => (name.trim() === '' ? t('make.purposeMissing') : null) },
  });

  function make({ kind, name }: { kind: KeyKind; name: string }) {
    const key = newKey(kind, name.trim());
    setKeys([key, ...keys]);
    setFresh(key);
    form.reset();
    toast({ message: t('make.done', { name: key.name }) });
  }

  return (
    <Page title={t('title')} description={t('description')}>
      <div className={classes.columns}>
        <Stack gap={16} shrinks className={classes.first}>
          <Panel title={t('make.title')}>
            <form className={classes.form} onSubmit={form.onSubmit(make)} noValidate>
              <LeaveGuard isOn={form.isDirty()} />
              <NativeSelect
                label={t('make.may')}
                data={keyKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
                {...form.getInputProps('kind')}
              />
              <TextInput
                label={t('make.purpose')}
                placeholder={t('make.purposeExample')}
                {...form.getInputProps('name')}
              />
              <Button type="submit">{t('make.submit')}</Button>
            </form>
          </Panel>
          <Panel title={t('use.title')} description={t('use.description')}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
            <pre className={classes.code} dir="ltr" tabIndex={0}>
              {usage}
            </pre>
          </Panel>
        </Stack>
        <Panel title={t('keys.title')} description={t('keys.inUse', { count: keys.length })} flush>
          {keys.length === 0 && (
            <EmptyState
              icon={<IconKey size={24} stroke={1.6} />}
              title={t('keys.none')}
              message={t('keys.noneMessage')}
            />
          )}
          <List divided>
            {keys.map((key) => (
              <ApiKeyRow
                key={key.id}
                apiKey={key}
                isFresh={key === fresh}
                onTakeBack={() => setLeaving(key)}
              />
            ))}
          </List>
        </Panel>
      </div>
      {leaving && (
        <Confirm
          title={t('takeBack.title', { name: leaving.name })}
          confirmLabel={t('takeBack.confirm')}
          danger
          busy={false}
          onConfirm={() => {
            setKeys(keys.filter((key) => key !== leaving));
            setLeaving(undefined);
            toast({ message: t('takeBack.done', { name: leaving.name }) });
          }}
          onClose={() => setLeaving(undefined)}
        >
          {t('takeBack.effect')}
        </Confirm>
      )}
    </Page>
  );
}

const shownLetters = 7;

interface ApiKeyRowProps {
  apiKey: ApiKey;
  /** Just made: it is shown whole, this once. */
  isFresh: boolean;
  onTakeBack: () => void;
}

/** One key: what it is for and may do, the secret but for its beginning hidden. */
function ApiKeyRow({ apiKey: { name, kind, secret, madeAt }, isFresh, onTakeBack }: ApiKeyRowProps) {
  const { t } = useTranslation('demo/api-key');
  const clipboard = useClipboard();
  const copy = () => {
    clipboard.copy(secret);
    toast({ message: t('keys.copied') });
  };
  return (
    <li className={classes.key}>
      <Row gap={8} wrap>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Badge variant="light" color="gray" tt="none">
          {t(`kinds.${kind}`)}
        </Badge>
      </Row>
      <code className={classes.secret} dir="ltr">
        {isFresh ? secret : `${secret.slice(0, shownLetters)}••••••••••••••••`}
      </code>
      <span className={classes.made}>
        {t('keys.made')} <RelativeTime at={madeAt.toISOString()} />
      </span>
      <Row as="span" gap={4} className={classes.actions}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('keys.copy', { name })} onClick={copy}>
          <IconCopy size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('keys.takeBack', { name })}
          onClick={onTakeBack}
        >
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      </Row>
    </li>
  );
}

/** What a key lets its program do, the most first. */
const keyKinds = ['full', 'write', 'read'] as const;
type KeyKind = (typeof keyKinds)[number];

interface ApiKey {
  id: string;
  name: string;
  kind: KeyKind;
  secret: string;
  /** When it was made. */
  madeAt: Date;
}

const secretBytes = 16;

function secretOf(bytes: Uint8Array): string {
  return `kz_${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A key that cannot be guessed. */
function newKey(kind: KeyKind, name: string): ApiKey {
  const secret = secretOf(crypto.getRandomValues(new Uint8Array(secretBytes)));
  return { id: secret, name, kind, secret, madeAt: new Date() };
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

const sampleKeys = (): ApiKey[] => [
  { ...newKey('full', 'Till at Ziwa Fresh Foods'), madeAt: daysAgo(40) },
  { ...newKey('read', 'Monthly report'), madeAt: daysAgo(123) },
  { ...newKey('write', 'Stock import'), madeAt: daysAgo(301) },
];
