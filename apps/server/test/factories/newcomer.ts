import { newId } from '../../src/database/ids.ts';
import type { Server } from '../../src/server.ts';
import { type Api, api } from '../api.ts';
import { tokenFor } from '../mail.ts';
import type { TestTenant } from './tenant.ts';

/** What somebody fills in to register. */
export const aNewcomer = () => ({
  firstName: 'Wanjiku',
  lastName: 'Mwangi',
  email: `${newId()}@example.com`,
  password: `correct horse ${newId()}`,
});

/** Registers somebody in the workspace; the first who confirms becomes its owner. */
export async function register(open: Api, more: Partial<ReturnType<typeof aNewcomer>> = {}) {
  const newcomer = { ...aNewcomer(), ...more };
  const { status, body } = await open.post('users', newcomer);
  if (status !== 201) throw new Error(`Registering was answered ${status} ${JSON.stringify(body)}`);
  return newcomer;
}

/** Registers somebody and confirms them by the mail they get. */
export async function registerAndConfirm(
  app: Pick<Server, 'address' | 'services'>,
  tenant: TestTenant,
  more: Partial<ReturnType<typeof aNewcomer>> = {},
) {
  const open = api(app, { tenant });
  const newcomer = await register(open, more);
  const { status, body } = await open.patch(
    `users/confirm/${await tokenFor(app, newcomer.email, 'confirm')}`,
  );
  if (status !== 200) throw new Error(`Confirming was answered ${status} ${JSON.stringify(body)}`);
  return newcomer;
}
