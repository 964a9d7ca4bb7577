import { isPlain } from '@kazi/contract/abilities';
import { lockById } from '../../database/by-id.ts';
import type { Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed, enrolling, open, openHashing } from '../../http/procedures.ts';
import { toPage } from '../../page.ts';
import { badInput, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { refuseUnknownCountry } from '../countries/list.ts';
import { letIn, sessionsEnded } from '../mails.ts';
import { withMinimumDuration } from '../minimum-duration.ts';
import { type RoleRow, roleNamed } from '../roles.ts';
import { endSessionsHere } from '../sessions/sessions.ts';
import { refuseAdmission } from './admission.ts';
import { updateUser } from './commands.ts';
import { mayChangeRole, mayGiveRole, mayRead, maySuspend, mayUpdate, statusesListed } from './policy.ts';
import { presentUser } from './present.ts';
import { isPictureOf, type UserRow, userKeys, userPage } from './queries.ts';
import { confirm, register, sendConfirmationAgain } from './registration.ts';
import { findUser, refuseLosingLastOwner } from './removal.ts';

const calls = authed.identity.users;
const openCalls = open.identity.users;
const hashing = openHashing.identity.users;

const show = ({ viewer, services }: AuthedContext, row: UserRow) =>
  presentUser(row, viewer, services.addresses);

/** The role that the viewer gives, where that changes something. */
async function roleToGive(
  tx: Tx,
  { viewer, tenant }: AuthedContext,
  user: UserRow,
  name: string | undefined,
): Promise<RoleRow | undefined> {
  if (name === undefined || name === user.role) return undefined;
  if (!mayChangeRole(viewer, user)) throw refuse('may-not', { what: 'change-the-role-of-this-person' });
  const role = await roleNamed(tx, tenant, name);
  if (!role) throw badInput({ role: 'known-role' });
  if (!mayGiveRole(viewer, { role: role.name, rules: role.rules }))
    throw refuse('may-not', { what: 'give-greater-role' });
  return role;
}

async function refuseForeignPicture(
  tx: Tx,
  { viewer, tenant }: AuthedContext,
  user: UserRow,
  file: string | null | undefined,
): Promise<void> {
  if (
    file &&
    file !== user.avatar_file &&
    !(await isPictureOf(tx, { tenant, file, uploader: viewer.user.id }))
  )
    throw badInput({ avatar: 'own-picture' });
}

export const users = {
  register: hashing.register.handler(async ({ input, context }) => {
    await refuseAdmission(context, input.email);
    refuseUnknownCountry(input.country);
    await context.services.guessing.count('register', { ip: context.ip, address: input.email });
    await withMinimumDuration(register(context, input));
    return { message: doneText(context.language, 'open-the-link') };
  }),

  confirm: hashing.confirm.handler(async ({ input, context }) => {
    await context.services.guessing.count('confirm', { ip: context.ip });
    const { waits, login } = await confirm(context, input);
    return {
      waits,
      ...(login && { login }),
      message: doneText(context.language, waits ? 'address-confirmed-waits' : 'account-confirmed'),
    };
  }),

  resend: openCalls.resend.handler(async ({ input, context }) => {
    await context.services.guessing.count('resend', { ip: context.ip, address: input.email });
    await withMinimumDuration(sendConfirmationAgain(context, input));
    return { message: doneText(context.language, 'link-sent-if-waits') };
  }),

  me: enrolling.identity.users.me.handler(async ({ context }) => {
    const row = await context.readShown((db) => findUser(db, context, context.viewer.user.id));
    return { ...show(context, row), ability: row.rules };
  }),

  list: calls.list.handler(async ({ input, context }) => {
    const { viewer } = context;
    if (!mayRead(viewer)) throw refuse('may-not', { what: 'see-people' });
    const statuses = statusesListed(viewer, input.status);
    const rows = await context.readShown((db) => userPage(db, viewer, { ...input, statuses }));
    return toPage(rows, input.limit, { keys: userKeys, present: (row) => show(context, row) });
  }),

  get: calls.get.handler(({ input, context }) =>
    context.readShown(async (db) => show(context, await findUser(db, context, input.id))),
  ),

  endSessions: calls.endSessions.handler(({ input: { id }, context }) =>
    context.write(async (tx) => {
      const { user } = context.viewer;
      const row = await findUser(tx, context, id);
      if (!maySuspend(context.viewer, row))
        throw refuse('may-not', { what: 'end-the-sessions-of-this-person' });
      const ended = await endSessionsHere(tx, { user: id });
      if (ended > 0) await sessionsEnded(tx, row.email, `${user.firstName} ${user.lastName}`);
      return { message: doneText(context.language, 'logged-out-everywhere'), ended };
    }),
  ),

  update: calls.update.handler(({ input: { id, ...given }, context }) =>
    context.write(async (tx) => {
      const { viewer } = context;
      // The right to change a person, and whether an owner is lost, follow from their role.
      await lockById(tx, 'users', id);
      const before = await findUser(tx, context, id);
      if (!mayUpdate(viewer, before)) throw refuse('may-not', { what: 'change-this-person' });
      const status = given.status === before.status ? undefined : given.status;
      if (status && !maySuspend(viewer, before))
        throw refuse('may-not', { what: 'suspend-or-readmit-this-person' });
      if (before.status === 'pending' && status === 'active' && !before.proven)
        throw refuse('address-not-confirmed');
      const role = await roleToGive(tx, context, before, given.role);
      const isNewcomer = before.status === 'waiting' && isPlain(before.rules);
      const isOtherPhone = given.phone !== undefined && given.phone !== before.phone;
      context.proveIf(Boolean(role) || isOtherPhone || (status !== undefined && !isNewcomer));
      if (role || status === 'suspended') await refuseLosingLastOwner(tx, before);
      refuseUnknownCountry(given.country);
      await refuseForeignPicture(tx, context, before, given.avatar);
      if (status === 'suspended') await context.services.beforeSuspension(tx, id);
      const came = await updateUser(tx, before, { ...given, role, status });
      await context.services.tellOfPower(tx, came, context.services.publicUrl);
      if (before.status === 'waiting' && status) await context.services.settleNewcomer(tx, id);
      if (before.status === 'waiting' && status === 'active')
        await letIn(tx, before.email, `${context.services.publicUrl}/login`);
      return show(context, await findUser(tx, context, id));
    }),
  ),
};
