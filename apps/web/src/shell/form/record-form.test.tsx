// @vitest-environment jsdom

import { rules } from 'virtual:rules/organisation.projects.create';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ORPCError } from '@orpc/client';
import { act, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import form from '../../i18n/fr/form.json';
import { render } from '../testing/render.tsx';
import { defineForm } from './define-form.ts';
import { RecordForm } from './record-form.tsx';
import { useSendForm } from './use-record-form.tsx';

beforeAll(async () => void (await i18next.changeLanguage('fr')));

const shop = { id: 'p', version: 3, name: 'x'.repeat(200), endsOn: '2026-12-01', site: { host: 'duka' } };
type Shop = Omit<typeof shop, 'endsOn'> & { endsOn: string | null };

const shopForm = defineForm({
  rules,
  from: ({ name, endsOn, site }: Shop) => ({ name, endsOn: endsOn ?? '', site }),
  empty: { name: '', endsOn: '', site: { host: '' } },
  to: { endsOn: (day: string) => day || null },
  useFields: () => ({ name: 'Nom', endsOn: 'Fin', site: 'Site' }),
});

type Values = ReturnType<NonNullable<typeof shopForm.from>>;
let shown: UseFormReturnType<Values>;
const save = vi.fn<(input: object) => Promise<Shop>>();

const fields = (drawn: UseFormReturnType<Values>): ReactNode => {
  shown = drawn;
  return <TextInput {...drawn.getInputProps('name')} />;
};

function NewShop() {
  const { form: drawn, onSubmit } = useSendForm({ form: shopForm, send: save, changes: ['project'] });
  return (
    <form onSubmit={onSubmit} noValidate>
      {fields(drawn)}
    </form>
  );
}

const EditShop = () => (
  <RecordForm
    form={shopForm}
    record={shop}
    update={(change, seen) => save({ ...seen, ...change })}
    changes={['project']}
  >
    {fields}
  </RecordForm>
);

function draw(screen: ReactNode) {
  save.mockReset().mockResolvedValue(shop);
  const { container: room } = render(screen);
  return {
    write: (values: Partial<Values>) => act(async () => shown.setValues(values)),
    submit: () => act(async () => room.querySelector('form')?.requestSubmit()),
    label: () => room.querySelector('label')?.textContent,
    error: () => room.querySelector('.mantine-InputWrapper-error')?.textContent,
  };
}

test('what is wrong is said in the reader’s language before anything is sent', async () => {
  const { label, error, write, submit } = draw(<NewShop />);
  expect(label()).toBe('Nom *');
  await submit();
  expect(error()).toBe(form.empty);
  await write({ name: 'x'.repeat(121) });
  await submit();
  expect(error()).toBe('Au plus 120 caractères');
  expect(save).not.toHaveBeenCalled();

  await write({ name: 'Duka' });
  await submit();
  expect(save.mock.calls).toEqual([[{ name: 'Duka', endsOn: null, site: { host: '' } }]]);
});

test('a change sends what was changed alone, and checks that alone', async () => {
  const { write, submit, error } = draw(<EditShop />);
  await write({ endsOn: '' });
  await submit();
  expect(save.mock.calls).toEqual([[{ id: 'p', version: 3, endsOn: null }]]);

  await write({ name: ' ' });
  await submit();
  expect(error()).toBe(form.empty);
  expect(save).toHaveBeenCalledTimes(1);
});

test('what the server alone can say stands at its field, also at one inside another', async () => {
  const { write, submit, error } = draw(<NewShop />);
  const data = { errorMessage: 'No', fields: { name: 'est pris', 'site.host': 'est fermé' } };
  save.mockRejectedValue(new ORPCError('BAD_REQUEST', { status: 400, data }));
  await write({ name: 'Duka' });
  await submit();
  await waitFor(() => expect(error()).toBe('Est pris'));
  expect(shown.errors).toEqual({ name: 'Est pris', 'site.host': 'Est fermé' });
});
