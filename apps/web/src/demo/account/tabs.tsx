import type { AccountSettings } from '@kazi/simulation/account';
import { Avatar } from '@kazi/ui/avatar';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, FileButton, Switch, TextInput, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconBrandFacebook from '#icons/IconBrandFacebook';
import IconBrandGithub from '#icons/IconBrandGithub';
import IconBrandGoogle from '#icons/IconBrandGoogle';
import IconBrandInstagram from '#icons/IconBrandInstagram';
import IconBrandLinkedin from '#icons/IconBrandLinkedin';
import IconBrandTwitter from '#icons/IconBrandTwitter';
import IconLetterQ from '#icons/IconLetterQ';
import { useValidators } from '../parts/validators.ts';
import classes from './account-settings.module.css';
import { SettingsForm, useSaveSettings } from './settings-form.tsx';

const pictureMostBytes = 800_000;

/** Name, address and picture. */
export function GeneralTab({ general }: { general: AccountSettings['general'] }) {
  const { t } = useTranslation('demo/account');
  const keep = useSaveSettings();
  const check = useValidators();
  const form = useForm({
    initialValues: general,
    validate: {
      username: check.required(t('general.required.username')),
      fullName: check.required(t('general.required.name')),
      email: check.emailAddress,
    },
  });

  function choosePicture(file: File | null) {
    if (!file) return;
    if (file.size > pictureMostBytes)
      return void toast({ tone: 'DANGER', message: t('general.pictureTooBig') });
    form.setFieldValue('avatar', URL.createObjectURL(file));
  }

  return (
    <SettingsForm
      title={t('tabs.general')}
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit((values) => {
        keep({ general: values });
        form.resetDirty(values);
      })}
    >
      <Row gap={16}>
        <Avatar name={form.values.fullName} src={form.values.avatar} size={72} />
        <div>
          <FileButton onChange={choosePicture} accept="image/png,image/jpeg,image/webp">
            {(button) => (
              <Button variant="default" {...button}>
                {t('general.choosePicture')}
              </Button>
            )}
          </FileButton>
          <p className={classes.hint}>{t('general.pictureHint')}</p>
        </div>
      </Row>
      <Stack gap={16} className={classes.pair}>
        <TextInput label={t('general.username')} {...form.getInputProps('username')} />
        <TextInput label={t('general.name')} {...form.getInputProps('fullName')} />
        <TextInput label={t('general.email')} type="email" dir="ltr" {...form.getInputProps('email')} />
        <TextInput label={t('general.company')} {...form.getInputProps('company')} />
      </Stack>
    </SettingsForm>
  );
}

type Flags = AccountSettings['notification'];

const groups: { name: 'activity' | 'product'; flags: (keyof Flags)[] }[] = [
  { name: 'activity', flags: ['commentOnArticle', 'answerOnForm', 'followMe'] },
  { name: 'product', flags: ['newAnnouncements', 'productUpdates', 'blogDigest'] },
];

/** What somebody wants to hear of by e-mail. */
export function NotificationsTab({ notification }: { notification: Flags }) {
  const { t } = useTranslation('demo/account');
  const keep = useSaveSettings();
  const form = useForm({ initialValues: notification });
  return (
    <SettingsForm
      title={t('tabs.notifications')}
      description={t('notifications.description')}
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit((values) => {
        keep({ notification: values });
        form.resetDirty(values);
      })}
    >
      {groups.map(({ name, flags }) => (
        <fieldset key={name} className={classes.flags}>
          <legend>{t(`notifications.groups.${name}`)}</legend>
          {flags.map((flag) => (
            <Switch
              key={flag}
              label={t(`notifications.flags.${flag}`)}
              {...form.getInputProps(flag, { type: 'checkbox' })}
            />
          ))}
        </fieldset>
      ))}
    </SettingsForm>
  );
}

type Social = AccountSettings['social'];

const networks = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;
const services = ['twitter', 'google', 'facebook', 'github'] as const;
const names = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
  linkedIn: 'LinkedIn',
  instagram: 'Instagram',
  quora: 'Quora',
  github: 'GitHub',
};

const signs: Record<keyof typeof names, Icon> = {
  twitter: IconBrandTwitter,
  facebook: IconBrandFacebook,
  google: IconBrandGoogle,
  linkedIn: IconBrandLinkedin,
  instagram: IconBrandInstagram,
  quora: IconLetterQ,
  github: IconBrandGithub,
};

/** Where else somebody can be found, and which services may log them in. */
export function ConnectionsTab({ social }: { social: Social }) {
  const { t } = useTranslation('demo/account');
  const address = (value: string) => (value === '' || URL.canParse(value) ? null : t('social.addressWrong'));
  const keep = useSaveSettings();
  const form = useForm({
    initialValues: social.socialLinks,
    validate: Object.fromEntries(networks.map((network) => [network, address])),
  });

  function toggle(service: (typeof services)[number]) {
    const isOn = social.connections[service] !== null;
    const connections = { ...social.connections, [service]: isOn ? null : { profileImg: '', id: 'amina_w' } };
    keep(
      { social: { ...social, connections } },
      t(isOn ? 'social.disconnected' : 'social.connected', { name: names[service] }),
    );
  }

  return (
    <>
      <SettingsForm
        title={t('social.links')}
        pristine={!form.isDirty()}
        onReset={form.reset}
        onSubmit={form.onSubmit((socialLinks) => {
          keep({ social: { ...social, socialLinks } });
          form.resetDirty(socialLinks);
        })}
      >
        <Stack gap={16} className={classes.pair}>
          {networks.map((network) => {
            const Sign = signs[network];
            return (
              <TextInput
                key={network}
                label={names[network]}
                leftSection={<Sign size={16} stroke={1.6} />}
                type="url"
                dir="ltr"
                placeholder="https://"
                {...form.getInputProps(network)}
              />
            );
          })}
        </Stack>
      </SettingsForm>
      <Panel title={t('social.connections')} description={t('social.connectionsHint')}>
        <List divided className={classes.services}>
          {services.map((service) => {
            const connection = social.connections[service];
            const Sign = signs[service];
            return (
              <li key={service}>
                <span className={classes.brand}>
                  <Sign size={20} stroke={1.6} aria-hidden="true" />
                </span>
                <Stack as="span" grow>
                  <Text as="strong" weight={500}>
                    {names[service]}
                  </Text>
                  <Text as="span" tone="muted" size={13}>
                    {connection ? <bdi>@{connection.id}</bdi> : t('social.none')}
                  </Text>
                </Stack>
                <Button variant="default" size="xs" onClick={() => toggle(service)}>
                  {t(connection ? 'social.disconnect' : 'social.connect')}
                  <VisuallyHidden> {names[service]}</VisuallyHidden>
                </Button>
              </li>
            );
          })}
        </List>
      </Panel>
    </>
  );
}
