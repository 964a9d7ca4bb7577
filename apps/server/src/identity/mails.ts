import type { Tx } from '../database/tenancy.ts';
import { letter, type Words } from '../mail/letter.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Reader } from '../texts/reader.ts';
import { readerOf } from './preferences/preferences.ts';
import { workspaceName } from './workspace/workspace.ts';

/** Sends a mail in the workspace's name, in the language of its reader, once the transaction is committed. */
async function send(tx: Tx, to: string, say: (t: Reader['t'], workspace: string) => Words): Promise<void> {
  const reader = await readerOf(tx, { email: to });
  await sendMail(tx, to, letter(reader, say(reader.t, await workspaceName(tx, tx.tenant))));
}

/** Mails the operator of a workspace without an owner the link by which the first one becomes it. */
export const mayBecomeOwner = (tx: Tx, to: string, href: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('mayBecomeOwner.subject', { workspace }),
    paragraphs: [t('mayBecomeOwner.says', { workspace }), t('mayBecomeOwner.once')],
    action: { label: t('mayBecomeOwner.subject', { workspace }), href },
  }));

/** Mails a newcomer the link that confirms their address, good for three days. */
export const confirmAddress = (tx: Tx, to: string, href: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('confirmAddress.subject', { workspace }),
    paragraphs: [t('confirmAddress.says', { workspace }), t('goodFor3Days')],
    action: { label: t('confirmAddress.action'), href },
    note: t('ifNotYou'),
  }));

/** Mails a person with a login on this server and none in this workspace the link that lets them join, good for three days. */
export const joinWorkspace = (tx: Tx, to: string, href: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('joinWorkspace.subject', { workspace }),
    paragraphs: [t('joinWorkspace.says', { workspace }), t('joinWorkspace.next'), t('goodFor3Days')],
    action: { label: t('joinWorkspace.action', { workspace }), href },
    note: t('ifNotYou'),
  }));

/** Tells a person who registered again that they have an account already. */
export const alreadyRegistered = (tx: Tx, to: string, loginPage: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('alreadyRegistered.subject', { workspace }),
    paragraphs: [t('alreadyRegistered.says', { workspace }), t('alreadyRegistered.next')],
    action: { label: t('logIn'), href: loginPage },
  }));

/** Tells a person who registered and waited that they were let in. */
export const letIn = (tx: Tx, to: string, loginPage: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('letIn.subject', { workspace }),
    paragraphs: [t('letIn.says', { workspace })],
    action: { label: t('logIn'), href: loginPage },
  }));

/** Mails the link to set a new password, good for an hour. */
export const resetLink = (tx: Tx, to: string, href: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('resetLink.subject', { workspace }),
    paragraphs: [t('resetLink.says', { workspace }), t('resetLink.goodFor')],
    action: { label: t('setPassword'), href },
    note: t('resetLink.ifNotYou'),
  }));

interface NewAddress {
  /** Name of who asked for it in their place. */
  by: string | undefined;
  href: string;
}

/** Mails a new address of a person the link that proves it, good for a day. */
export const newAddress = (tx: Tx, to: string, { by, href }: NewAddress): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('newAddress.subject', { workspace }),
    paragraphs: [
      by ? t('newAddress.saysBy', { by, workspace }) : t('newAddress.says', { workspace }),
      t('newAddress.goodFor'),
    ],
    action: { label: t('newAddress.action'), href },
    note: t('ifNotYou'),
  }));

/** Tells the holder of an address that somebody wanted it for their account, where it has one of its own. */
export const addressTaken = (tx: Tx, to: string, loginPage: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('alreadyRegistered.subject', { workspace }),
    paragraphs: [t('addressTaken.says', { workspace })],
    action: { label: t('logIn'), href: loginPage },
  }));

interface AskedAddress {
  email: string;
  by: string | undefined;
  securityPage: string;
}

/** Tells the present address that another was asked for. */
export const addressAsked = (tx: Tx, to: string, { email, by, securityPage }: AskedAddress): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('addressAsked.subject', { workspace }),
    paragraphs: [
      by ? t('addressAsked.saysBy', { by, email }) : t('addressAsked.says', { email }),
      t('addressAsked.next'),
    ],
    action: { label: t('newDevice.action'), href: securityPage },
  }));

// What follows tells people what has changed about how they log in, even where they changed it themselves.

/** Tells the owner of a login that its password was changed; `resetPage` is where to set another. */
export const passwordChanged = (tx: Tx, to: string, resetPage: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('passwordChanged.subject', { workspace }),
    paragraphs: [t('passwordChanged.says'), t('passwordChanged.ifNotYou')],
    action: { label: t('setPassword'), href: resetPage },
  }));

/** Tells the former address of a person that another holds now; `href` takes it back, for seven days. */
export const addressChanged = (
  tx: Tx,
  to: string,
  { email, href }: { email: string; href: string },
): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('addressChanged.subject', { workspace }),
    paragraphs: [t('addressChanged.says', { email, workspace }), t('addressChanged.ifNotYou')],
    action: { label: t('addressChanged.action'), href },
  }));

interface NewDevice {
  /** What is known of the device, such as Firefox and Windows. */
  device: { browser: string | undefined; system: string | undefined };
  ip: string;
  securityPage: string;
}

/** Tells a person of a login on a device that is new to them. */
export const newDevice = (tx: Tx, to: string, { device, ip, securityPage }: NewDevice): Promise<void> =>
  send(tx, to, (t, workspace) => {
    const { browser, system } = device;
    const called =
      browser && system
        ? t('newDevice.browserOn', { browser, system })
        : (browser ?? system ?? t('newDevice.unknown'));
    return {
      subject: t('newDevice.subject', { workspace }),
      paragraphs: [t('newDevice.says', { device: called, ip }), t('logOutElsewhere')],
      action: { label: t('newDevice.action'), href: securityPage },
    };
  });

/** Tells a person that a session of theirs ended because a replaced token was used again, so that it is in two hands. */
export const tokenCopied = (tx: Tx, to: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('tokenCopied.subject', { workspace }),
    paragraphs: [t('tokenCopied.says'), t('tokenCopied.ifNotYou')],
  }));

/** Tells a person that somebody who is past the first step of logging in as them keeps guessing the second. */
export const secondStepGuessed = (tx: Tx, to: string, securityPage: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('secondStepGuessed.subject', { workspace }),
    paragraphs: [t('secondStepGuessed.says', { workspace }), t('secondStepGuessed.ifNotYou')],
    action: { label: t('factorChanged.action'), href: securityPage },
  }));

/** Tells a person what has become of a factor of theirs: `says` puts it in the words of the mail. */
export const factorChanged = (
  tx: Tx,
  to: string,
  says: (t: Reader['t']) => string,
  securityPage: string,
): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('factorChanged.subject', { workspace }),
    paragraphs: [says(t), t('logOutElsewhere')],
    action: { label: t('factorChanged.action'), href: securityPage },
  }));

/** Tells a person that somebody else, `by` name, has ended their sessions. */
export const sessionsEnded = (tx: Tx, to: string, by: string): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t('sessionsEnded.subject', { workspace }),
    paragraphs: [t('sessionsEnded.says', { by }), t('sessionsEnded.next')],
  }));

interface ByOperator {
  /** What was done, as the texts name it. */
  act: 'link' | 'password' | 'owner' | 'suspended' | 'readmitted';
  /** Where the person sets a new password, or else logs in; nothing for those who can do neither. */
  href?: { setPassword: string } | { logIn: string };
}

/** Tells a person what the operator of the server has done to them. */
export const doneByOperator = (tx: Tx, to: string, { act, href }: ByOperator): Promise<void> =>
  send(tx, to, (t, workspace) => ({
    subject: t(`byOperator.${act}.subject`, { workspace }),
    paragraphs: [
      t(`byOperator.${act}.says`, { workspace }),
      ...(href && 'setPassword' in href ? [t('resetLink.goodFor')] : []),
    ],
    ...(href && {
      action:
        'setPassword' in href
          ? { label: t('setPassword'), href: href.setPassword }
          : { label: t('logIn'), href: href.logIn },
    }),
    note: t('byOperator.ask'),
  }));
