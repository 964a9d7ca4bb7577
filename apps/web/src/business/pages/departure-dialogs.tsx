import { rules } from 'virtual:rules/work.departures.remove';
import type { User } from '@kazi/contract/identity';
import type { Departure, HandoverKind } from '@kazi/contract/work';
import { Stack, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { api } from '../../api/queries.ts';
import { defineForm } from '../../shell/form/define-form.ts';
import { DeleteDialog } from '../../shell/form/delete-dialog.tsx';
import { SendDialog } from '../../shell/form/record-dialog.tsx';
import { Loaded } from '../../shell/page/failed-state.tsx';
import { UserPicker } from '../organisation/shared/user-pickers.tsx';

type Heirs = Partial<Record<HandoverKind, User | undefined>>;

interface Values {
  name: string;
  heir: User | undefined;
  isSplit: boolean;
  heirs: Heirs;
}

const empty: Values = { name: '', heir: undefined, isSplit: false, heirs: {} };

const removalForm = defineForm({
  rules,
  empty,
  to: {
    heir: (user: User | undefined) => user?.id,
    heirs: (heirs: Heirs) =>
      Object.fromEntries(Object.entries(heirs).flatMap(([kind, user]) => (user ? [[kind, user.id]] : []))),
  },
  useFields() {
    const { t } = useTranslation('departures');
    return { name: t('name'), heir: t('heir'), isSplit: t('split'), heirs: t('heir') };
  },
});

interface DepartureDialogProps {
  user: User;
  onClose: () => void;
}

/** Removes a person: what is theirs is counted first, and goes to one person or, each kind, to another. */
export function RemoveDialog({ user, onClose }: DepartureDialogProps) {
  const { t } = useTranslation('departures');
  const query = useQuery({
    ...api.work.departures.preview.queryOptions({ input: { id: user.id } }),
    staleTime: 0,
  });
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <SendDialog
      form={removalForm}
      danger
      title={t('remove.title', { name })}
      submitLabel={t('remove.submit')}
      send={({ isSplit, heirs, ...input }) =>
        client.work.departures.remove({ id: user.id, ...input, ...(isSplit && { heirs }) })
      }
      changes={['user', 'task', 'subtask', 'project', 'app', 'team', 'budget', 'invitation']}
      says={() => t('remove.done', { name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Text tone="muted">{t('remove.why')}</Text>
          <Loaded query={query} rows={3}>
            {(departure) => (
              <>
                <HeirFields form={form} items={departure.items} />
                <Staying departure={departure} name={name} />
              </>
            )}
          </Loaded>
          <TextInput
            {...form.getInputProps('name')}
            label={<TypedName name={name} />}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
    </SendDialog>
  );
}

const TypedName = ({ name }: { name: string }) => {
  const { t } = useTranslation('departures');
  return <Trans t={t} i18nKey="typeName" values={{ name }} components={{ b: <strong /> }} />;
};

interface HeirFieldsProps {
  form: UseFormReturnType<Values>;
  items: Departure['items'];
}

/** Who gets all of it, or each kind of it. */
function HeirFields({ form, items }: HeirFieldsProps) {
  const { t } = useTranslation('departures');
  const { isSplit, heirs } = form.values;
  const passing = items.filter(({ count, passes }) => count > 0 && passes);
  if (passing.length === 0) return null;
  return (
    <>
      <UserPicker {...form.getInputProps('heir')} value={form.values.heir} />
      <Stack as="ul" gap={isSplit ? 12 : 4} aria-label={t('counted')}>
        {passing.map(({ kind, count }) => (
          <li key={kind}>
            {isSplit ? (
              <UserPicker
                label={t(`kinds.${kind}`, { count })}
                placeholder={t('sameHeir')}
                clearable
                value={heirs[kind]}
                onChange={(user) => form.setFieldValue('heirs', { ...heirs, [kind]: user })}
                error={form.errors[`heirs.${kind}`]}
              />
            ) : (
              t(`kinds.${kind}`, { count })
            )}
          </li>
        ))}
      </Stack>
      {passing.length > 1 && <Checkbox {...form.getInputProps('isSplit', { type: 'checkbox' })} />}
    </>
  );
}

/** What the removal ends or leaves where it is. */
function Staying({ departure, name }: { departure: Departure; name: string }) {
  const { t } = useTranslation('departures');
  const { items, disputed, promised, wallet, payroll } = departure;
  const ending = items.filter(({ count, passes }) => count > 0 && !passes);
  const what = ending.map(({ kind, count }) => t(`kinds.${kind}`, { count })).join(', ');
  const notes = [
    what && t('ends', { what }),
    disputed > 0 && t('disputed', { count: disputed }),
    promised && promised.amount > 0 && (
      <Trans key="promised" t={t} i18nKey="promised" components={{ sum: <Money {...promised} /> }} />
    ),
    wallet && wallet.amount > 0 && (
      <Trans key="wallet" t={t} i18nKey="wallet" components={{ sum: <Money {...wallet} /> }} />
    ),
    payroll && payroll.unpaid > 0 && t('unpaid', { count: payroll.unpaid }),
    payroll?.pays && t('paysPayroll', { name }),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <Stack as="ul" gap={8} tone="muted" size={13}>
      {notes.map((note, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a departure stay in their order
        <li key={place}>{note}</li>
      ))}
    </Stack>
  );
}

/** Makes a removed person anonymous, for good. */
export function AnonymiseDialog({ user, onClose }: DepartureDialogProps) {
  const { t } = useTranslation('departures');
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <DeleteDialog
      title={t('anonymise.title', { name })}
      confirmLabel={t('anonymise.submit')}
      expected={name}
      remove={() => client.work.departures.anonymise({ id: user.id, name })}
      changes={['user', 'task', 'comment', 'flow']}
      says={t('anonymise.done', { name })}
      onClose={onClose}
    >
      {t('anonymise.goes')} {t('anonymise.stays')}
    </DeleteDialog>
  );
}
