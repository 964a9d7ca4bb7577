import type { Tx } from '../database/tenancy.ts';
import { letter } from '../mail/letter.ts';
import { sendMail } from '../mail/send-mail.ts';

/** The mails of identity. Each is sent once the transaction is committed. */

const ifNotYou = 'If this was not you, there is nothing to do: without the link nothing happens.';

export async function confirmAddress(tx: Tx, to: string, href: string): Promise<void> {
  const workspace = await workspaceName(tx);
  await sendMail(
    tx,
    to,
    letter({
      subject: `Confirm your ${workspace} account`,
      paragraphs: [
        `Welcome to ${workspace}. Confirm that this address is yours, and you can log in.`,
        'The link is good for three days, once.',
      ],
      action: { label: 'Confirm my account', href },
      note: ifNotYou,
    }),
  );
}

/** To somebody who has a login on this server and none in this workspace. */
export async function joinWorkspace(tx: Tx, to: string, href: string): Promise<void> {
  const workspace = await workspaceName(tx);
  await sendMail(
    tx,
    to,
    letter({
      subject: `Join ${workspace} with the login you have`,
      paragraphs: [
        `Somebody registered in ${workspace} with this address, which has a login on this server already.`,
        'Follow the link to join, then log in with the password you have; it stays as it is. If you forgot it, ask for a new one on the login page.',
        'The link is good for three days, once.',
      ],
      action: { label: `Join ${workspace}`, href },
      note: ifNotYou,
    }),
  );
}

export async function alreadyRegistered(tx: Tx, to: string, loginPage: string): Promise<void> {
  const workspace = await workspaceName(tx);
  await sendMail(
    tx,
    to,
    letter({
      subject: `You have a ${workspace} account already`,
      paragraphs: [
        `Somebody registered in ${workspace} with this address, which has an account there already. Nothing has changed.`,
        'If it was you, log in with the password you have. If you forgot it, ask for a new one on the login page.',
      ],
      action: { label: 'Log in', href: loginPage },
    }),
  );
}

export async function resetLink(tx: Tx, to: string, href: string): Promise<void> {
  const workspace = await workspaceName(tx);
  await sendMail(
    tx,
    to,
    letter({
      subject: `Set a new password for ${workspace}`,
      paragraphs: [
        `Somebody asked for a new password for your ${workspace} account.`,
        'The link is good for an hour, once. A new password ends every session you have.',
      ],
      action: { label: 'Set a new password', href },
      note: 'If this was not you, there is nothing to do: your password stays as it is.',
    }),
  );
}

export async function passwordChanged(tx: Tx, to: string, resetPage: string): Promise<void> {
  const workspace = await workspaceName(tx);
  await sendMail(
    tx,
    to,
    letter({
      subject: `Your ${workspace} password was changed`,
      paragraphs: [
        'Your password was changed a moment ago, and every session was ended.',
        'If this was not you, somebody else reads your mail: secure your mailbox first, then set a new password.',
      ],
      action: { label: 'Set a new password', href: resetPage },
    }),
  );
}

async function workspaceName(tx: Tx): Promise<string> {
  const tenant = tx.selectFrom('tenants').select('name').where('id', '=', tx.tenant);
  return (await tenant.executeTakeFirstOrThrow()).name;
}
