import type { Tx } from '../database/tenancy.ts';
import { letter, type Words } from '../mail/letter.ts';
import { sendMail } from '../mail/send-mail.ts';
import { workspaceName } from './workspace/queries.ts';

/** Sends what is said in the workspace's name, once the transaction is committed. */
async function send(tx: Tx, to: string, say: (workspace: string) => Words): Promise<void> {
  await sendMail(tx, to, letter(say(await workspaceName(tx, tx.tenant))));
}

const ifNotYou = 'If this was not you, ignore this e-mail.';

/** To the operator of a workspace that has no owner. */
export const mayBecomeOwner = (tx: Tx, to: string, href: string): Promise<void> =>
  send(tx, to, (workspace) => ({
    subject: `Become the owner of ${workspace}`,
    paragraphs: [
      `${workspace} is set up and has no owner yet. Open this link, enter your name and a password, and you become its owner.`,
      'The link can be used once. Do not share it.',
    ],
    action: { label: `Become the owner of ${workspace}`, href },
  }));

export const confirmAddress = (tx: Tx, to: string, href: string): Promise<void> =>
  send(tx, to, (workspace) => ({
    subject: `Confirm your ${workspace} account`,
    paragraphs: [
      `Welcome to ${workspace}. Confirm your e-mail address to log in.`,
      'The link is valid for 3 days and can be used once.',
    ],
    action: { label: 'Confirm my account', href },
    note: ifNotYou,
  }));

/** To a person who has a login on this server and none in this workspace. */
export const joinWorkspace = (tx: Tx, to: string, href: string): Promise<void> =>
  send(tx, to, (workspace) => ({
    subject: `Join ${workspace} with your existing account`,
    paragraphs: [
      `Someone registered in ${workspace} with this e-mail address, which already has an account on this server.`,
      'Open the link to join, then log in with your current password. If you forgot it, request a new one on the login page.',
      'The link is valid for 3 days and can be used once.',
    ],
    action: { label: `Join ${workspace}`, href },
    note: ifNotYou,
  }));

export const alreadyRegistered = (tx: Tx, to: string, loginPage: string): Promise<void> =>
  send(tx, to, (workspace) => ({
    subject: `You already have an account in ${workspace}`,
    paragraphs: [
      `Someone registered in ${workspace} with this e-mail address, which already has an account there. Nothing has changed.`,
      'If it was you, log in with your current password. If you forgot it, request a new one on the login page.',
    ],
    action: { label: 'Log in', href: loginPage },
  }));

/** To a person who registered and waited. */
export const letIn = (tx: Tx, to: string, loginPage: string): Promise<void> =>
  send(tx, to, (workspace) => ({
    subject: `You can log in to ${workspace} now`,
    paragraphs: [`You were let in to ${workspace}. Log in with the password you chose.`],
    action: { label: 'Log in', href: loginPage },
  }));

export const resetLink = (tx: Tx, to: string, href: string): Promise<void> =>
  send(tx, to, (workspace) => ({
    subject: `Set a new password for ${workspace}`,
    paragraphs: [
      `Someone requested a new password for your ${workspace} account.`,
      'The link is valid for 1 hour and can be used once. You will be logged out on all devices.',
    ],
    action: { label: 'Set a new password', href },
    note: 'If this was not you, ignore this e-mail: your password stays as it is.',
  }));

interface Notice {
  subject: (workspace: string) => string;
  /** What has happened. */
  what: string;
  /** What to do if it was another person. */
  ifNotYou: string;
  action?: { label: string; href: string };
}

/** Tells a person what has changed about how they log in, even where they changed it themselves. */
const notify = (tx: Tx, to: string, { subject, what, ifNotYou, ...rest }: Notice): Promise<void> =>
  send(tx, to, (workspace) => ({
    subject: subject(workspace),
    paragraphs: [what, ifNotYou],
    ...rest,
  }));

export const passwordChanged = (tx: Tx, to: string, resetPage: string): Promise<void> =>
  notify(tx, to, {
    subject: (workspace) => `Your ${workspace} password was changed`,
    what: 'Your password was changed. You were logged out on all other devices.',
    ifNotYou:
      'If this was not you, someone may have access to your e-mail account. Secure it first, then set a new password.',
    action: { label: 'Set a new password', href: resetPage },
  });

export const newDevice = (
  tx: Tx,
  to: string,
  { device, ip, securityPage }: { device: string; ip: string; securityPage: string },
): Promise<void> =>
  notify(tx, to, {
    subject: (workspace) => `New login to your ${workspace} account`,
    what: `Someone logged in as you with ${device} from the IP address ${ip}, which is new for your account.`,
    ifNotYou: 'If this was not you, log out everywhere else and set a new password immediately.',
    action: { label: 'See where you are logged in', href: securityPage },
  });

export const tokenCopied = (tx: Tx, to: string): Promise<void> =>
  notify(tx, to, {
    subject: (workspace) => `A session of your ${workspace} account was ended`,
    what: 'A key of one of your sessions was used again after it had been replaced. It may have been copied, so that session was ended.',
    ifNotYou: 'Log in again and set a new password, unless you know what copied it.',
  });

export const factorChanged = (tx: Tx, to: string, what: string, securityPage: string): Promise<void> =>
  notify(tx, to, {
    subject: (workspace) => `How you log in to ${workspace} was changed`,
    what,
    ifNotYou: 'If this was not you, log out everywhere else and set a new password immediately.',
    action: { label: 'See how you log in', href: securityPage },
  });

export const sessionsEnded = (tx: Tx, to: string, by: string): Promise<void> =>
  notify(tx, to, {
    subject: (workspace) => `You were logged out of ${workspace}`,
    what: `${by}, who manages people, logged you out on all devices.`,
    ifNotYou: 'Log in again. Ask them if you do not know why.',
  });
