import { pageMaxItems } from '@kazi/contract/limits';
import type { Project } from '@kazi/contract/organisation';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { optionsFilter } from '../../../shell/options-filter.ts';
import { useProfiles } from '../../identity/index.ts';
import { AppFields, appForm } from './app-form.tsx';

interface NewAppDialogProps {
  /** The project it is for; without one, it is chosen here, or a profile. */
  project?: Project;
  onClose: () => void;
}

/** Makes an app of a project, or of a profile where it belongs to no project. */
export function NewAppDialog({ project, onClose }: NewAppDialogProps) {
  const { t } = useTranslation('organisation');
  const navigate = useNavigate();
  const { groups, ownerOf, suggested } = useAppOwners();
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = chosen ?? suggested;
  const owner = project ? { project: project.id } : ownerOf(choice);
  return (
    <SendDialog
      form={appForm}
      title={project ? t('apps.newIn', { name: project.name }) : t('apps.newTitle')}
      submitLabel={t('apps.create')}
      send={(input) => client.organisation.apps.create({ ...input, ...owner })}
      changes={['app']}
      says={({ name }) => t('apps.created', { name })}
      done={async ({ id }) => {
        await navigate({ to: '/apps/$appId', params: { appId: id } });
        onClose();
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {!project && (
            <Select
              label={t('apps.owner')}
              description={t('apps.ownerHint')}
              data={groups}
              value={choice}
              onChange={setChosen}
              allowDeselect={false}
              searchable
              filter={optionsFilter}
              nothingFoundMessage={t('projects.nothing.title')}
            />
          )}
          <AppFields form={form} isNew />
        </>
      )}
    </SendDialog>
  );
}

/** What an app can belong to: projects that may be added to, and one's own profiles. */
function useAppOwners() {
  const { t } = useTranslation('organisation');
  const ability = useAbility();
  const { profiles, selected } = useProfiles();
  const { data } = useQuery(
    api.organisation.projects.list.queryOptions({
      input: { limit: pageMaxItems },
      enabled: ability.can('read', 'Project'),
      meta: { toast: true },
    }),
  );
  const projects = (data?.items ?? []).filter(({ may }) => may.addApp);
  const groups = [
    {
      group: t('projects.title'),
      items: projects.map(({ id, name }) => ({ value: `project:${id}`, label: name })),
    },
    {
      group: t('apps.profiles'),
      items: profiles.map(({ id, name }) => ({ value: `profile:${id}`, label: name })),
    },
  ].filter(({ items }) => items.length > 0);

  /** What of a new app's input says whose it is. */
  function ownerOf(choice: string | null): { project?: string; profile?: string } {
    const [kind, id] = choice?.split(':') ?? [];
    if (!id) return {};
    return kind === 'project' ? { project: id } : { profile: id };
  }
  return { groups, ownerOf, suggested: selected ? `profile:${selected.id}` : null };
}
