import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { authed, type OpenContext, open, openHashing } from '../../http/procedures.ts';
import type { ProvenIdentity, SsoProvider } from '../../ports/sso.ts';
import { found, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { confirmSession } from '../authentication/confirm-login.ts';
import { finishLogin, provedNothing, refuseUnlessActive } from '../authentication/finish-login.ts';
import { factorToAskFor } from '../authentication/login-by-factor.ts';
import { proveLogin } from '../authentication/prove.ts';
import { loginOf } from '../authentication/queries.ts';
import { deviceByToken, isTrusted } from '../devices/devices.ts';
import { hashOfToken, newToken } from '../token.ts';
import { userById } from '../users/queries.ts';
import { accountOfUser, connect, disconnect } from './accounts.ts';
import { connectKnown, personFor, refuseOtherDomain, vouchedAddress } from './person.ts';

const goodForMinutes = 10;

/** Begins a login of the browser that keeps the verifier with this challenge. Gives its state, good once and for minutes. */
async function addStart(tx: Tx, challenge: string): Promise<string> {
  const state = newToken();
  await tx
    .deleteFrom('sso_starts')
    .where('tenant_id', '=', tx.tenant)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await tx
    .insertInto('sso_starts')
    .values({
      tenant_id: tx.tenant,
      state_hash: hashOfToken(state),
      challenge,
      expires_at: sql<Date>`now() + make_interval(mins => ${goodForMinutes})`,
    })
    .execute();
  return state;
}

/** Spends a state. Gives whether it was good, and of the browser that keeps this verifier. */
async function takeStart(tx: Tx, state: string, verifier: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('sso_starts')
    .where('tenant_id', '=', tx.tenant)
    .where('state_hash', '=', hashOfToken(state))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge === createHash('sha256').update(verifier).digest('base64url');
}

const calls = open.identity.sso;

function providerOf({ services }: OpenContext): SsoProvider {
  if (!services.sso) throw refuse('not-found', { noun: 'single-sign-on' });
  return services.sso;
}

interface Return {
  query: string;
  verifier: string;
  again: boolean;
}

/** Whom the provider proves, to the browser that began. Throws 401 for every other. */
async function redeem(context: OpenContext, { query, verifier, again }: Return): Promise<ProvenIdentity> {
  const provider = providerOf(context);
  const state = new URLSearchParams(query).get('state') ?? '';
  if (!(await context.write((tx) => takeStart(tx, state, verifier)))) throw refuse('login-not-begun-here');
  return provider.redeem(query, state, { again, publicUrl: context.services.publicUrl });
}

/** The second factor that a user has here, unless this device of theirs is spared it. The provider's own does not stand in for it. */
async function factorHere(context: OpenContext, user: string, device: string | undefined) {
  const { tenant, readShown } = context;
  const person = found(await readShown((db) => userById(db, { tenant, id: user })), 'user');
  refuseUnlessActive(person);
  const seenOn = await readShown((db) => deviceByToken(db, { tenant, email: person.email, token: device }));
  if (isTrusted(seenOn)) return { isSpared: true };
  return { factor: await factorToAskFor(context, user), isSpared: false };
}

/** 400. The password came too late, or twice. */
const tooLate = (title: string) => refuse('provider-took-too-long', { title }, { token: 'recent-login' });

export const sso = {
  provider: calls.provider.handler(async ({ context: { services } }) => ({
    provider: services.sso ? { title: services.sso.title, only: services.sso.only } : null,
  })),

  begin: calls.begin.handler(async ({ input, context }) => {
    const provider = providerOf(context);
    const { services, ip, write } = context;
    await services.guessing.count('sso', { ip });
    const state = await write((tx) => addStart(tx, input.challenge));
    return { address: await provider.pageFor(state, { again: input.again, publicUrl: services.publicUrl }) };
  }),

  finish: calls.finish.handler(async ({ input: { query, verifier, device }, context }) => {
    const provider = providerOf(context);
    const { services, ip, language, write } = context;
    const proven = await redeem(context, { query, verifier, again: false });
    const ask = { provider, publicUrl: services.publicUrl, language };
    const person = await write((tx) => personFor(tx, services, proven, ask));
    await services.guessing.forgive('sso', { ip });
    if ('connect' in person) {
      const challenge = { user: null, proven };
      const token = await write((tx) => services.logins.issueChallenge(tx, 'sso-connect', challenge));
      return { connect: { ...person.connect, token } };
    }
    const { user } = person;
    const { factor, isSpared } = await factorHere(context, user, device);
    if (factor) return { secondFactor: factor };
    return finishLogin(context, user, {
      device,
      by: provider.title,
      factorAtProvider: proven.hasSecondFactor,
      provedAt: isSpared ? provedNothing : (proven.provedAt ?? provedNothing),
    });
  }),

  connect: openHashing.identity.sso.connect.handler(
    async ({ input: { token, password, device }, context }) => {
      const provider = providerOf(context);
      const { services, language, write, tenant, readShown } = context;
      const { logins, publicUrl } = services;
      const challenge = await write((tx) => logins.peekChallenge(tx, 'sso-connect', token));
      if (!challenge?.proven) throw tooLate(provider.title);
      const { proven } = challenge;
      const email = vouchedAddress(proven, provider);
      await proveLogin(context, { email, password });
      const known = await readShown((db) => loginOf(db, { tenant, email }));
      if (known?.user && known.status !== 'pending')
        refuseUnlessActive({ status: known.status ?? 'pending', proven: true });
      const factor = known?.user ? await factorToAskFor(context, known.user, proven) : undefined;
      if (factor) return { secondFactor: factor };
      const { user } = await write(async (tx) => {
        if (!(await logins.takeChallenge(tx, 'sso-connect', token))) throw tooLate(provider.title);
        return connectKnown(tx, services, proven, { provider, publicUrl, language });
      });
      return finishLogin(context, user, { device, factorAtProvider: proven.hasSecondFactor });
    },
  ),

  account: authed.identity.sso.account.handler(async ({ context }) => {
    const { services, tenant, viewer, readShown } = context;
    if (!services.sso) return { account: null };
    const { issuer } = services.sso;
    const account = await readShown((db) => accountOfUser(db, { tenant, user: viewer.user.id, issuer }));
    return { account: account ? { since: account.since.toISOString() } : null };
  }),

  beginLink: authed.identity.sso.beginLink.handler(async ({ input, context }) => {
    const provider = providerOf(context);
    const state = await context.write((tx) => addStart(tx, input.challenge));
    const { publicUrl } = context.services;
    return { address: await provider.pageFor(state, { again: true, publicUrl }) };
  }),

  link: authed.identity.sso.link.handler(async ({ input, context }) => {
    const proven = await redeem(context, { ...input, again: true });
    const provider = providerOf(context);
    const { tenant, viewer, services, write } = context;
    const { id, email } = viewer.user;
    refuseOtherDomain(proven.email ?? email, provider);
    const { issuer, title } = provider;
    await write(async (tx) => {
      const row = found(await userById(tx, { tenant, id }), 'user');
      const me = { login: row.login_id, user: id, email };
      await connect(tx, me, { issuer, subject: proven.subject }, { title, publicUrl: services.publicUrl });
    });
    return { message: doneText(context.language, 'login-connected', { title }) };
  }),

  unlink: authed.identity.sso.unlink.handler(async ({ context: { viewer, services, write, language } }) => {
    const { sso, publicUrl } = services;
    if (!sso) throw refuse('not-found', { noun: 'single-sign-on' });
    const { issuer, title, only } = sso;
    if (only) throw refuse('may-not', { what: 'disconnect-only-login', title });
    if (!(await write((tx) => disconnect(tx, viewer.user, { issuer, title, publicUrl }))))
      throw refuse('not-found', { noun: 'account-of-the-provider' });
    return { message: doneText(language, 'login-disconnected', { title }) };
  }),

  confirm: authed.identity.sso.confirm.handler(async ({ input, context }) => {
    const proven = await redeem(context, { ...input, again: true });
    const { viewer, write } = context;
    const { issuer, title } = providerOf(context);
    if (viewer.factor.has) throw refuse('may-not', { what: 'confirm-by-provider-alone', title });
    if (viewer.factor.isRequired && !proven.hasSecondFactor)
      throw refuse('may-not', { what: 'confirm-by-unproven-provider', title });
    await write(async (tx) => {
      const account = await accountOfUser(tx, { tenant: tx.tenant, user: viewer.user.id, issuer });
      if (account?.subject !== proven.subject)
        throw refuse('may-not', { what: 'confirm-by-other-account', title });
      await confirmSession(tx, viewer.session.id);
    });
    return { message: doneText(context.language, 'proved') };
  }),

  logout: calls.logout.handler(async ({ context }) => ({
    address: (await providerOf(context).logoutPage(context.services.publicUrl)) ?? null,
  })),
};
