import { rules } from 'virtual:rules/identity.workspaces.update';
import { accentShades } from '@kazi/contract/accent';
import { isMailDomain } from '@kazi/contract/checks';
import type { WorkspaceSettings } from '@kazi/contract/identity';
import { admissions, weekStarts } from '@kazi/contract/identity/words';
import { accentNames } from '@kazi/ui/brand';
import { Logo } from '@kazi/ui/logo';
import { Panel } from '@kazi/ui/panel';
import { NativeSelect, Radio, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { RecordForm } from '../../../shell/form/record-form.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { setWorkspaceLook } from '../../../shell/workspace-look.ts';
import { PicturePanel } from '../parts/picture-panel.tsx';
import { timeZoneChoices } from '../parts/time-zones.ts';
import { AccentField, accentTyped } from './accent-field.tsx';

/** How the workspace shows itself and counts days, who may come into it, and whom clients may choose. */
export function WorkspacePage() {
  const { t } = useTranslation('workspace');
  const query = useQuery(api.identity.workspaces.get.queryOptions());
  return (
    <Page title={t('title')} description={t('description')} width="narrow">
      <Loaded query={query} rows={6}>
        {(settings) => (
          <div className={formClasses.form}>
            <LogoPanel settings={settings} />
            <WorkspaceForm key={settings.id} settings={settings} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const domainsIn = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^@/, '').toLowerCase())
    .filter((part) => part !== '');

/** The form holds the domains as one line of text. */
const workspaceForm = defineForm({
  draft: 'workspace',
  rules,
  from: ({ mailDomains, accent, ...others }: WorkspaceSettings) => ({
    name: others.name,
    accent: accent ?? '',
    timeZone: others.timeZone,
    weekStart: others.weekStart,
    admission: others.admission,
    mailDomains: mailDomains.join(', '),
    clientsAssignAnyAgent: others.clientsAssignAnyAgent,
  }),
  empty: {
    name: '',
    accent: '',
    timeZone: '',
    weekStart: 'monday',
    admission: 'invitation',
    mailDomains: '',
    clientsAssignAnyAgent: false,
  },
  to: { mailDomains: domainsIn, accent: accentTyped },
  useFields() {
    const { t } = useTranslation('workspace');
    return {
      name: t('look.name'),
      accent: {
        label: t('look.accent'),
        check: (typed) => (typed.trim() !== '' && !accentTyped(typed) ? t('look.accentWrong') : null),
      },
      timeZone: t('clock.timeZone'),
      weekStart: {
        label: t('clock.weekStart'),
        data: weekStarts.map((value) => ({ value, label: t(`clock.weekStarts.${value}`) })),
      },
      admission: { label: t('admission.label'), show: (value) => t(`admission.${value}`) },
      mailDomains: {
        label: t('domains.label'),
        check(typed) {
          const wrong = domainsIn(typed).find((domain) => !isMailDomain(domain));
          return wrong === undefined ? null : t('domains.wrong', { domain: wrong });
        },
      },
      clientsAssignAnyAgent: {
        label: t('agents.label'),
        show: (isOn) => (isOn ? t('agents.on') : t('agents.off')),
      },
    };
  },
});

/** The logo as menus and mails show it; without one, the product's mark. */
function LogoPanel({ settings: { logo, version } }: { settings: WorkspaceSettings }) {
  const { t } = useTranslation('workspace');
  return (
    <PicturePanel
      title={t('logo.title')}
      description={t('logo.description')}
      shown={(preview) => (
        <>
          <Logo size={64} src={preview ?? logo ?? undefined} />
          <Logo size={32} src={preview ?? logo ?? undefined} />
        </>
      )}
      has={logo !== null}
      save={(file) => client.identity.workspaces.update({ version, logo: file })}
      changes={['workspace']}
      done={showLook}
    />
  );
}

/** What an owner decides about the workspace, each with what follows from it. */
function WorkspaceForm({ settings }: { settings: WorkspaceSettings }) {
  const { t } = useTranslation('workspace');
  return (
    <RecordForm
      form={workspaceForm}
      record={settings}
      update={(change, { version }) => client.identity.workspaces.update({ version, ...change })}
      changes={['workspace']}
      says={() => t('saved')}
      done={showLook}
    >
      {(form) => (
        <>
          <Panel title={t('look.title')} description={t('look.description')}>
            <div className={formClasses.form}>
              <TextInput {...form.getInputProps('name')} required maxLength={60} />
              <AccentField {...form.getInputProps('accent')} />
            </div>
          </Panel>
          <Panel title={t('clock.title')} description={t('clock.description')}>
            <div className={formClasses.form}>
              <div className={formClasses.pair}>
                <NativeSelect
                  {...form.getInputProps('timeZone')}
                  data={timeZoneChoices(form.values.timeZone)}
                />
                <NativeSelect {...form.getInputProps('weekStart')} />
              </div>
              <TextInput
                label={t('clock.currency')}
                description={t('clock.currencyStays', { currency: settings.currency })}
                value={settings.currency}
                readOnly
                dir="ltr"
              />
            </div>
          </Panel>
          <Panel title={t('admission.title')} description={t('admission.description')}>
            <div className={formClasses.form}>
              <Radio.Group {...form.getInputProps('admission')}>
                <div className={formClasses.form}>
                  {admissions.map((value) => (
                    <Radio
                      key={value}
                      value={value}
                      label={t(`admission.${value}`)}
                      description={t(`admission.${value}Means`)}
                    />
                  ))}
                </div>
              </Radio.Group>
              <TextInput
                {...form.getInputProps('mailDomains')}
                description={
                  form.values.admission === 'invitation' ? t('domains.unused') : t('domains.means')
                }
                placeholder="example.co.ke, example.com"
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
              />
            </div>
          </Panel>
          <Panel title={t('agents.title')}>
            <Switch
              {...form.getInputProps('clientsAssignAnyAgent', { type: 'checkbox' })}
              description={t('agents.means')}
            />
          </Panel>
        </>
      )}
    </RecordForm>
  );
}

const sheet = new CSSStyleSheet();

/** Shows the workspace as it was just saved; the server's page has it so from the next load on. */
function showLook({ logo, accent, ...others }: WorkspaceSettings): void {
  setWorkspaceLook({ ...others, logo: logo ?? undefined, hasAccent: accent !== null });
  const { shades, night } = accent ? accentShades(accent) : { shades: [], night: undefined };
  const values = shades.map((shade, at) => `--kz-accent-${at}:${shade}`);
  if (night) values.push(`--kz-accent-night:${night}`);
  sheet.replaceSync(values.length > 0 ? `:root,[data-accent="${accentNames[0]}"]{${values.join(';')}}` : '');
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
