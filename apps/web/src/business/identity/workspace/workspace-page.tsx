import { rules } from 'virtual:rules/identity.workspaces.update';
import { isMailDomain } from '@kazi/contract/checks';
import type { WorkspaceSettings } from '@kazi/contract/identity';
import { admissions } from '@kazi/contract/identity/words';
import { Panel } from '@kazi/ui/panel';
import { Radio, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { RecordForm } from '../../../shell/form/record-form.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';

/** The people who may come into the workspace, and those whom clients may choose. */
export function WorkspacePage() {
  const { t } = useTranslation('workspace');
  const query = useQuery(api.identity.workspaces.get.queryOptions());
  return (
    <Page title={t('title')} description={t('description')} width="narrow">
      <Loaded query={query} rows={6}>
        {(settings) => <WorkspaceForm key={settings.id} settings={settings} />}
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
  from: ({ admission, mailDomains, clientsAssignAnyAgent }: WorkspaceSettings) => ({
    admission,
    mailDomains: mailDomains.join(', '),
    clientsAssignAnyAgent,
  }),
  empty: { admission: 'invitation', mailDomains: '', clientsAssignAnyAgent: false },
  to: { mailDomains: domainsIn },
  useFields() {
    const { t } = useTranslation('workspace');
    return {
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
    >
      {(form) => (
        <>
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
