// @vitest-environment jsdom

import type { Beneficiary } from '@kazi/contract/money';
import { shownToasts } from '@kazi/ui/toast';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill, render } from '../../../shell/testing/render.tsx';
import { NewBeneficiaryDialog } from './beneficiary-dialogs.tsx';

let sent: unknown[];
let added: Beneficiary[];

beforeEach(async () => {
  [sent, added] = [[], []];
  shownToasts.set([]);
  vi.stubGlobal('fetch', async (request: Request) => {
    const given = await request.json();
    sent.push(given);
    return Response.json({ id: 'b', type: 'MOBILE_WALLET', verified: false, ...given }, { status: 201 });
  });
  render(<NewBeneficiaryDialog onAdded={(one) => added.push(one)} onClose={() => undefined} />);
  await screen.findByRole('dialog');
});

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add recipient' }));

test('a number that cannot be paid is refused as the field shows numbers', async () => {
  await fill('Phone number', '12');
  await submit();
  await screen.findByText('Enter a Kenyan mobile number such as 0712 345 678');
  expect(sent).toEqual([]);
});

test('a wallet that is to be verified next is added without a message over that dialog', async () => {
  await fill('Name of the account holder', 'Mama Njeri');
  await fill('Phone number', '0712 345 678');
  await submit();
  await waitFor(() => expect(added.map(({ name }) => name)).toEqual(['Mama Njeri']));
  expect(sent).toEqual([{ name: 'Mama Njeri', phone: '+254712345678' }]);
  expect(shownToasts.get()).toEqual([]);
});
