import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconKey from '#icons/IconKey';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { Page } from '../../shell/page/page.tsx';
import classes from './api-key.module.css';
import { ApiKeyRow } from './api-key-row.tsx';
import { type ApiKey, type KeyKind, keyKinds, newKey, sampleKeys } from './keys.ts';

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
        <div className={classes.first}>
          <Panel title={t('make.title')}>
            <form className={classes.form} onSubmit={form.onSubmit(make)} noValidate>
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
        </div>
        <Panel title={t('keys.title')} description={t('keys.inUse', { count: keys.length })} flush>
          {keys.length === 0 && (
            <EmptyState
              icon={<IconKey size={24} stroke={1.6} />}
              title={t('keys.none')}
              message={t('keys.noneMessage')}
            />
          )}
          <ul className={classes.keys}>
            {keys.map((key) => (
              <ApiKeyRow
                key={key.id}
                apiKey={key}
                isFresh={key === fresh}
                onTakeBack={() => setLeaving(key)}
              />
            ))}
          </ul>
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
