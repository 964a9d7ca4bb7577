import { StartError } from '../../config/start-error.ts';
import type { Tx } from '../../database/tenancy.ts';
import {
  makeOwner,
  makePasswordLink,
  type NewOwner,
  type OperatorsMeans,
  otherOwners,
  readmit,
  type Somebody,
  setPassword,
  suspend,
  takeFactors,
} from '../../identity/index.ts';

/** The person of an act, by the address that the operator has given. */
export interface Whom {
  email: string;
  /** Who has the address in the workspace, if anybody. */
  somebody: Somebody | undefined;
  /** Keys of the other workspaces that the same login opens. */
  elsewhere: readonly string[];
  /** The names of who is to be made, where given. */
  names: { firstName: string; lastName: string } | undefined;
}

/** One thing that the operator can do with a person. */
export interface Act {
  /** What will happen, as the end of "This …". Throws a `StartError` where it cannot be done. */
  foresee(tx: Tx, whom: Whom): Promise<string> | string;
  /** Does it, and gives what the operator has to hand on. `password` is one that came from standard input. */
  carryOut(tx: Tx, means: OperatorsMeans, whom: Whom, password?: string): Promise<string | undefined>;
  /** The same by a password from standard input. */
  typed?: Act;
}

function known({ somebody, email }: Whom): Somebody {
  if (!somebody)
    throw new StartError(`Nobody has the address ${email} in the workspace. See npm run people -- list`);
  return somebody;
}

/** Who is in and may log in. */
function active(whom: Whom): Somebody {
  const somebody = known(whom);
  if (somebody.status === 'suspended')
    throw new StartError(`${whom.email} is suspended: readmit them first.`);
  if (somebody.status !== 'active')
    throw new StartError(
      `${whom.email} is not in yet (${somebody.status}): readmit lets in who waits, make-owner anybody.`,
    );
  return somebody;
}

const alsoElsewhere = ({ elsewhere }: Whom) =>
  elsewhere.length > 0 ? ` The same login opens the workspaces ${elsewhere.join(', ')}.` : '';

const link = (href: string) => `Who opens this address sets the password, once, within the hour:\n  ${href}`;

const newOwner = ({ somebody, email, names }: Whom): NewOwner => {
  if (somebody) return somebody;
  if (names) return { email, ...names };
  throw new StartError(
    `Nobody has the address ${email} in the workspace: say --first-name and --last-name of who is to be made its owner.`,
  );
};

const typePassword: Act = {
  foresee: (_tx, whom) => {
    active(whom);
    return `sets the password that you type, and logs them out everywhere.${alsoElsewhere(whom)}`;
  },
  carryOut: async (tx, means, whom, password = '') => {
    await setPassword(tx, means, active(whom), password);
    return undefined;
  },
};

const resetPassword: Act = {
  foresee: (_tx, whom) => {
    active(whom);
    return `makes a link by which they set a new password; the one they have stays good until then.${alsoElsewhere(whom)}`;
  },
  carryOut: async (tx, means, whom) => link(await makePasswordLink(tx, means, active(whom))),
  typed: typePassword,
};

const makeOwnerOf: Act = {
  foresee: (_tx, whom) => {
    const person = newOwner(whom);
    if (!('id' in person))
      return 'makes them a person of the workspace, and its owner: they see and do everything.';
    if (person.status === 'suspended') active(whom);
    if (person.status === 'active' && person.owns) throw new StartError(`${whom.email} is an owner already.`);
    const letIn = person.status === 'active' ? '' : ' They are let in, too, confirmed by your word.';
    return `makes them an owner, who sees and does everything; they are ${person.role} now.${letIn}`;
  },
  carryOut: async (tx, means, whom) => {
    const { setPassword: href } = await makeOwner(tx, means, newOwner(whom));
    return href && link(href);
  },
};

const removeFactor: Act = {
  foresee: (_tx, whom) => {
    if (!active(whom).hasFactor) throw new StartError(`${whom.email} has no second factor.`);
    return 'takes away their authenticator app, passkeys and recovery codes, and logs them out: the password alone opens the account until they add one.';
  },
  carryOut: async (tx, means, whom) => {
    await takeFactors(tx, means, active(whom));
    return undefined;
  },
};

const suspendOf: Act = {
  foresee: async (tx, whom) => {
    const { id, status, owns } = known(whom);
    if (status === 'suspended') throw new StartError(`${whom.email} is suspended already.`);
    if (status === 'active' && owns && (await otherOwners(tx, { tenant: tx.tenant, id })) === 0)
      throw new StartError(
        `${whom.email} is the last owner of the workspace: make somebody else an owner first, by make-owner.`,
      );
    return 'logs them out of the workspace and lets them in no more; payments and invitations of theirs that wait are taken back.';
  },
  carryOut: async (tx, means, whom) => {
    await suspend(tx, means, known(whom));
    return undefined;
  },
};

const readmitOf: Act = {
  foresee: (_tx, whom) => {
    const { status, proven, role } = known(whom);
    if (status === 'active') throw new StartError(`${whom.email} is in already.`);
    if (!proven)
      throw new StartError(
        `${whom.email} has not confirmed the address yet: they get a new link for that on the login page.`,
      );
    return `lets them in again, as ${role}.`;
  },
  carryOut: async (tx, means, whom) => {
    await readmit(tx, means, known(whom));
    return undefined;
  },
};

/** What can be done with a person, by the word for it. */
export const acts: ReadonlyMap<string, Act> = new Map([
  ['reset-password', resetPassword],
  ['make-owner', makeOwnerOf],
  ['remove-factor', removeFactor],
  ['suspend', suspendOf],
  ['readmit', readmitOf],
]);
