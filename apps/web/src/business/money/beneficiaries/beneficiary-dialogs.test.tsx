// @vitest-environment jsdom
import type { Beneficiary } from '@kazi/contract/money';
import { shownToasts } from '@kazi/ui/toast';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import common from '../../../i18n/en/common.json';
import payments from '../../../i18n/en/payments.json';
import { stubBrowser } from '../../../shell/testing/stub-browser.ts';
import { NewBeneficiaryDialog } from './beneficiary-dialogs.tsx';

let sent: unknown[];
let added: Beneficiary[];

beforeAll(async () => {
  stubBrowser();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common, payments } } });
});

beforeEach(async () => {
  [sent, added] = [[], []];
  shownToasts.set([]);
  vi.stubGlobal('fetch', async (request: Request) => {
    const given = await request.json();
    sent.push(given);
    return Response.json({ id: 'b', type: 'MOBILE_WALLET', verified: false, ...given }, { status: 201 });
  });
  const room = document.body.appendChild(document.createElement('div'));
  const root = createRoot(room);
  onTestFinished(() => {
    root.unmount();
    room.remove();
  });
  root.render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <NewBeneficiaryDialog onAdded={(one) => added.push(one)} onClose={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await vi.waitFor(() => expect(document.querySelector('input[type=tel]')).not.toBeNull(), 10_000);
});

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function fill(selector: string, value: string): void {
  const field = document.querySelector(selector);
  setValue?.call(field, value);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

const submit = () => document.querySelector('form')?.requestSubmit();

test('a number that cannot be paid is refused as the field shows numbers', async () => {
  fill('input[type=tel]', '12');
  submit();
  const text = () => document.querySelector('form')?.textContent;
  await vi.waitFor(() => expect(text()).toContain('Enter a Kenyan mobile number such as 0712 345 678'));
  expect(sent).toEqual([]);
});

test('a wallet that is to be verified next is added without a message over that dialog', async () => {
  fill('input[data-autofocus]', 'Mama Njeri');
  fill('input[type=tel]', '0712 345 678');
  submit();
  await vi.waitFor(() => expect(added.map(({ name }) => name)).toEqual(['Mama Njeri']));
  expect(sent).toEqual([{ name: 'Mama Njeri', phone: '+254712345678' }]);
  expect(shownToasts.get()).toEqual([]);
});
