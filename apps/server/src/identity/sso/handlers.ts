import { forbidden, found, notFound, unauthorised } from '../../http/errors.ts';
import { authed, type OpenContext, open } from '../../http/procedures.ts';
import type { ProvenIdentity, SsoProvider } from '../../ports/sso.ts';
import { confirmSession } from '../authentication/confirm-login.ts';
import { finishLogin, refuseUnlessActive } from '../authentication/finish-login.ts';
import { factorToAskFor } from '../authentication/login-by-factor.ts';
import { deviceByToken, isTrusted } from '../devices/queries.ts';
import { userById } from '../users/queries.ts';
import { isAccountOf, personFor } from './person.ts';
import { addStart, takeStart } from './starts.ts';

const calls = open.identity.sso;

function providerOf({ services }: OpenContext): SsoProvider {
  if (!services.sso) throw notFound('single sign-on');
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
  if (!(await context.write((tx) => takeStart(tx, state, verifier))))
    throw unauthorised('This login was not begun here, or too long ago. Please begin again.');
  return provider.redeem(query, state, { again, publicUrl: context.services.publicUrl });
}

/** The second factor that a user has here, unless this device of theirs is asked for none. */
async function factorHere(context: OpenContext, user: string, device: string | undefined) {
  const { tenant, read } = context;
  const person = found(await read((db) => userById(db, { tenant, id: user })), 'user');
  refuseUnlessActive(person);
  const seenOn = await read((db) => deviceByToken(db, { tenant, email: person.email, token: device }));
  return isTrusted(seenOn) ? undefined : factorToAskFor(context, user);
}

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
    const { user } = await write((tx) => personFor(tx, services, provider, { ...proven, language }));
    await services.guessing.forgive('sso', { ip });
    const { hasSecondFactor } = proven;
    const factor = hasSecondFactor ? undefined : await factorHere(context, user, device);
    if (factor) return { secondFactor: factor };
    return finishLogin(context, user, { device, by: provider.title, factorAtProvider: hasSecondFactor });
  }),

  confirm: authed.identity.sso.confirm.handler(async ({ input, context }) => {
    const proven = await redeem(context, { ...input, again: true });
    const { viewer, write } = context;
    const { issuer, title } = providerOf(context);
    if ((viewer.factor.has || viewer.factor.isRequired) && !proven.hasSecondFactor)
      throw forbidden(
        `confirm by ${title}, which did not say that it asked for a second factor. Prove the one you have here`,
      );
    await write(async (tx) => {
      if (!(await isAccountOf(tx, viewer.user.id, { issuer, subject: proven.subject })))
        throw forbidden(`confirm by another account of ${title} than your own`);
      await confirmSession(tx, viewer.session.id);
    });
    return { message: 'Thank you: it is you. What you asked for can be done now.' };
  }),

  logout: calls.logout.handler(async ({ context }) => ({
    address: (await providerOf(context).logoutPage(context.services.publicUrl)) ?? null,
  })),
};
