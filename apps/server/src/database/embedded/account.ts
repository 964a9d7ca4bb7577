import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../config/start-error.ts';

/** The account that PostgreSQL runs as. It needs one of its own only where we are root, which PostgreSQL refuses. */
export type Account = { uid: number; gid: number; name: string };

const preferred = ['postgres', 'nobody'];

/**
 * The unprivileged account to run PostgreSQL as, or undefined when we are not root and run it ourselves.
 * Data that exists decides: PostgreSQL opens a data folder only for its owner.
 */
export function accountFor(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    return { uid, gid, name: nameOf(uid, accounts) };
  }
  const found = preferred.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  const account = found ?? accounts.find(({ uid }) => uid !== 0);
  if (account) return account;
  throw new StartError(
    'PostgreSQL refuses to run as root, and this machine has no other account: add one (useradd --system kazi), or set DATABASE_URL.',
  );
}

/**
 * Throws a StartError where root would work in another user's folder, or make it in one: that user's server could not use
 * what it leaves there.
 */
export function refuseForRoot(folder: string): void {
  if (process.getuid?.() !== 0) return;
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  const { uid } = statSync(there);
  if (uid === 0) return;
  const name = nameOf(uid);
  throw new StartError(
    `${there} belongs to ${name}, and what root leaves there could not be used by that user: run this as ${name}, by sudo -u ${name}.`,
  );
}

const nameOf = (uid: number, accounts = readAccounts()): string =>
  accounts.find((account) => account.uid === uid)?.name ?? `user ${uid}`;

/** Whether this account may walk down to the folder through all the folders above it. */
export function mayEnter(account: Account, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const above = dirname(folder);
  return (mode & bit) !== 0 && (above === folder || mayEnter(account, above));
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
