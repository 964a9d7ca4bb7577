import { isMailDomain } from '@kazi/contract/checks';
import type { WorkspaceSettings } from '@kazi/contract/identity';
import { admissions } from '@kazi/contract/identity/words';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, Radio, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../shell/edit-form/use-versioned-edit.ts';

/** The form holds the domains as one line of text. */
const valuesOf = ({ admission, mailDomains, clientsAssignAnyAgent }: WorkspaceSettings) => ({
  admission,
  mailDomains: mailDomains.join(', '),
  clientsAssignAnyAgent,
});

const domainsIn = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^@/, '').toLowerCase())
    .filter((part) => part !== '');

/** What an owner decides about the workspace, each with what follows from it. */
export function WorkspaceForm({ settings }: { settings: WorkspaceSettings }) {
  const { t } = useTranslation(['workspace', 'common']);
  const form = useForm({
    initialValues: valuesOf(settings),
    validate: {
      mailDomains: (typed) => {
        const wrong = domainsIn(typed).find((domain) => !isMailDomain(domain));
        return wrong === undefined ? null : t('domains.wrong', { domain: wrong });
      },
    },
  });
  const edit = useVersionedEdit({
    item: settings,
    form,
    valuesOf,
    save: ({ mailDomains, ...change }, version) =>
      client.identity.workspaces.update({
        version,
        ...change,
        ...(mailDomains !== undefined && { mailDomains: domainsIn(mailDomains) }),
      }),
    onSaved: async (saved) => {
      form.setValues(valuesOf(saved));
      form.resetDirty(valuesOf(saved));
      await queryClient.invalidateQueries({ queryKey: api.identity.workspaces.key() });
      toast({ message: t('saved') });
    },
  });
  const { admission } = form.values;
  return (
    <form onSubmit={edit.submit} className={formClasses.form} noValidate>
      <Panel title={t('admission.title')} description={t('admission.description')}>
        <div className={formClasses.form}>
          <Radio.Group {...form.getInputProps('admission')} label={t('admission.label')}>
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
            label={t('domains.label')}
            description={admission === 'invitation' ? t('domains.unused') : t('domains.means')}
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
          label={t('agents.label')}
          description={t('agents.means')}
        />
      </Panel>
      <div className={formClasses.actions}>
        <Button type="submit" loading={edit.isSaving} disabled={!form.isDirty()}>
          {t('common:save')}
        </Button>
      </div>
      <NewerVersionDialog
        edit={edit}
        labels={{
          admission: t('admission.label'),
          mailDomains: t('domains.label'),
          clientsAssignAnyAgent: t('agents.label'),
        }}
        show={(values, field) => {
          if (field === 'admission') return t(`admission.${values.admission}`);
          if (field === 'mailDomains') return values.mailDomains;
          return values.clientsAssignAnyAgent ? t('agents.on') : t('agents.off');
        }}
      />
    </form>
  );
}
