import type { AccountSettings } from '@kazi/simulation/account';
import { Panel } from '@kazi/ui/panel';
import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
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
          {networks.map((network) => (
            <TextInput
              key={network}
              label={names[network]}
              type="url"
              dir="ltr"
              placeholder="https://"
              {...form.getInputProps(network)}
            />
          ))}
        </div>
      </SettingsForm>
      <Panel title={t('social.connections')} description={t('social.connectionsHint')}>
        <ul className={classes.services}>
          {services.map((service) => {
            const connection = social.connections[service];
            return (
              <li key={service}>
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
