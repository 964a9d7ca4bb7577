/** The identity of a person, as an OpenID provider says. Only `subject` stays the same for ever. */
export interface ProvenIdentity {
  subject: string;
  /** Undefined where the provider does not vouch for it. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  /** The provider vouches that they have just, or in the login that goes on there, proved a second factor. */
  hasSecondFactor: boolean;
  /** When they last proved at the provider who they are; undefined where it does not say so. */
  provedAt: Date | undefined;
}

/** Which login at a provider is meant, and where people reach the workspace that it is for. */
interface LoginAtProvider {
  again: boolean;
  publicUrl: string;
}

/** The OpenID provider by which people log in. */
export interface SsoProvider {
  issuer: string;
  /** What people call it. */
  title: string;
  /** Login by password is switched off. */
  only: boolean;
  /** The domains of the addresses that are let in; empty for any. */
  domains: readonly string[];
  /**
   * The provider's page to open. `state` is a secret of this one login; `again` asks a person who is logged in there to log in once more.
   * The provider leads back to `publicUrl`. Throws 503 where the provider does not answer.
   */
  pageFor(state: string, options: LoginAtProvider): Promise<string>;
  /**
   * Redeems the query that the provider came back with, and gives the identity that it proves. Throws 401 where it does not prove anything
   * or belongs to another `state`, with `again` also where they have not just logged in there, and 503 where the provider does
   * not answer.
   */
  redeem(query: string, state: string, options: LoginAtProvider): Promise<ProvenIdentity>;
  /** The provider's page to log out at, which leads back to `publicUrl`; undefined where it has none. */
  logoutPage(publicUrl: string): Promise<string | undefined>;
}
