import type { AccountSettings } from '@kazi/simulation/account';
import { Panel } from '@kazi/ui/panel';
import { Button, TextInput, VisuallyHidden } from '@mantine/core';
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
import classes from './account-settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';

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
        <div className={classes.pair}>
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
        </div>
      </SettingsForm>
      <Panel title={t('social.connections')} description={t('social.connectionsHint')}>
        <ul className={classes.services}>
          {services.map((service) => {
            const connection = social.connections[service];
            const Sign = signs[service];
            return (
              <li key={service}>
                <span className={classes.brand}>
                  <Sign size={20} stroke={1.6} aria-hidden="true" />
                </span>
                <span className={classes.service}>
                  <strong>{names[service]}</strong>
                  <span>{connection ? <bdi>@{connection.id}</bdi> : t('social.none')}</span>
                </span>
                <Button variant="default" size="xs" onClick={() => toggle(service)}>
                  {t(connection ? 'social.disconnect' : 'social.connect')}
                  <VisuallyHidden> {names[service]}</VisuallyHidden>
                </Button>
              </li>
            );
          })}
        </ul>
      </Panel>
    </>
  );
}
