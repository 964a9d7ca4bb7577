import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { useProfiles } from '../../frame/use-profiles.ts';

/** As many as the server gives at once: beyond it, an app is made from its project's page. */
const projectsMax = 200;

/** What an app can belong to: projects that may be added to, and one's own profiles. */
export function useAppOwners() {
  const { t } = useTranslation('organisation');
  const ability = useAbility();
  const { profiles, selected } = useProfiles();
  const { data } = useQuery(
    api.organisation.projects.list.queryOptions({
      input: { limit: projectsMax },
      enabled: ability.can('read', 'Project'),
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
