import { rules as one } from 'virtual:rules/organisation.invitations.create';
import { rules as many } from 'virtual:rules/organisation.invitations.createMany';
import { pageMaxItems } from '@kazi/contract/limits';
import { MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { checkInput } from '../../../shell/form/rules.ts';
import { optionsFilter } from '../../../shell/options-filter.ts';
import { RoleSelect } from '../../identity/index.ts';
import { addPeople, type Invitee, readPeople } from './pasted-people.ts';
import { PeopleField } from './people-field.tsx';

interface Values {
  people: Invitee[];
  /** What stands beside the chips. */
  typed: string;
  role: string;
  projects: string[];
  teams: string[];
}

const empty: Values = { people: [], typed: '', role: 'agent', projects: [], teams: [] };

const everybody = ({ people, typed }: Pick<Values, 'people' | 'typed'>) =>
  addPeople(people, readPeople(typed)).people;

/** Of the people the form says itself what is wrong: what is typed beside the chips counts too. */
const { people: _, ...rules } = many;

const isWrong = (email: string) => 'email' in checkInput(one, { email });

const inviteForm = defineForm({
  draft: 'invitations',
  rules,
  empty,
  useFields() {
    const { t } = useTranslation('users');
    return {
      people: {
        label: t('invite.people'),
        check(_chips, values) {
          const people = everybody(values);
          if (people.length === 0) return t('invite.nobody');
          const wrong = people.filter(({ email }) => isWrong(email)).length;
          return wrong > 0 ? t('invite.wrong', { count: wrong }) : null;
        },
      },
      typed: t('invite.people'),
      role: t('columns.role'),
      projects: t('invite.places'),
      teams: t('invite.places'),
    };
  },
});

/** Invites people by mail to a role and, where wanted, into projects and teams: all at once, each with an answer of their own. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <SendDialog
      form={inviteForm}
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      send={({ typed, ...input }) =>
        client.organisation.invitations.createMany({ ...input, people: everybody({ ...input, typed }) })
      }
      changes={['invitation']}
      says={({ items }) => {
        const [first, ...more] = items.filter(({ ok }) => ok);
        return first ? t('invite.sent', { count: more.length + 1, email: first.email }) : false;
      }}
      done={({ items }, form) => {
        const refused = items.filter(({ ok }) => !ok);
        if (refused.length === 0) return onClose();
        setRefusals(new Map(refused.map(({ email, error }) => [email, error ?? ''])));
        const left = new Set(refused.map(({ email }) => email));
        const people = everybody(form.getValues()).filter(({ email }) => left.has(email.toLowerCase()));
        form.setValues({ people, typed: '' });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PeopleField
            {...form.getInputProps('people')}
            value={form.getValues().people}
            typed={form.getValues().typed}
            onType={(typed) => form.setFieldValue('typed', typed)}
            problemOf={(email) =>
              isWrong(email) ? t('invite.noAddress') : refusals.get(email.toLowerCase())
            }
          />
          <RoleSelect {...form.getInputProps('role')} />
          <PlacesSelect form={form} />
        </>
      )}
    </SendDialog>
  );
}

/** Projects that the viewer may bring people into, and the teams of these. */
function PlacesSelect({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('users');
  const ability = useAbility();
  const mayRead = ability.can('read', 'Project');
  const projects = useQuery(
    api.organisation.projects.list.queryOptions({
      input: { limit: pageMaxItems },
      enabled: mayRead,
      meta: { toast: true },
    }),
  );
  const teams = useQuery(
    api.organisation.teams.list.queryOptions({
      input: {},
      enabled: mayRead && ability.can('read', 'Team'),
      meta: { toast: true },
    }),
  );
  if (!mayRead) return null;
  const ownProjects = (projects.data?.items ?? []).filter(({ may }) => may.addTeam);
  const ownTeams = (teams.data?.items ?? []).filter(({ may }) => may.update);
  const isTeam = new Set(ownTeams.map(({ id }) => id));
  const { projects: chosenProjects, teams: chosenTeams } = form.getValues();
  return (
    <MultiSelect
      label={t('invite.places')}
      description={t('invite.placesHint')}
      error={form.errors.projects ?? form.errors.teams}
      searchable
      clearable
      hidePickedOptions
      filter={optionsFilter}
      clearButtonProps={{ 'aria-label': t('invite.clearPlaces') }}
      nothingFoundMessage={t('invite.noSuchPlace')}
      data={[
        ...ownProjects.map(({ id, name }) => ({ value: id, label: name })),
        ...ownTeams.map(({ id, name, project }) => ({
          value: id,
          label: t('invite.teamOf', { team: name, project: project.name }),
        })),
      ]}
      value={[...chosenProjects, ...chosenTeams]}
      onChange={(ids) =>
        form.setValues({
          projects: ids.filter((id) => !isTeam.has(id)),
          teams: ids.filter((id) => isTeam.has(id)),
        })
      }
    />
  );
}
