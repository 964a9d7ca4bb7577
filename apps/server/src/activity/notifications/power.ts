import { isRoleName } from '@kazi/contract/abilities';
import type { Tx } from '../../database/tenancy.ts';
import { readerOf, workspaceName } from '../../identity/index.ts';
import { letter, type Words } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { CameIntoPower, TellOfPower } from '../../ports/activity.ts';
import type { Reader } from '../../texts/reader.ts';
import { notify } from './commands.ts';

/**
 * Tells the active owners, and who did it, that people came into rights over money or rights: in time to undo it, as a second
 * person counts after a day.
 */
export const tellOfPower: TellOfPower = async (tx, came, publicUrl) => {
  if (!came) return;
  const told = await toldOf(tx, came.by);
  const [first = '', ...others] = came.people;
  const one = others.length === 0 ? first : undefined;
  await notify(tx, {
    kind: 'power',
    people: told.map(({ id }) => id),
    actor: came.by ?? undefined,
    actorToo: true,
    person: one,
  });
  const workspace = await workspaceName(tx, tx.tenant);
  const by = came.by ? await nameOf(tx, came.by) : undefined;
  const name = one ? await nameOf(tx, one) : undefined;
  const href = `${publicUrl}/${one ? `people/${one}` : 'roles'}`;
  for (const { id, email } of told) {
    const reader = await readerOf(tx, { user: id });
    await sendMail(tx, email, letter(reader, wordsOf(came, reader, { workspace, by, name, href })));
  }
};

interface Said {
  workspace: string;
  /** Who did it; undefined where nobody of the workspace. */
  by: string | undefined;
  /** Who came into the rights; undefined where they are many. */
  name: string | undefined;
  href: string;
}

/** What a right is part of, as the mail says it. */
const parts = {
  owner: (right: string) => right === 'owner',
  money: (right: string) => /Payment|Account/.test(right),
  payroll: (right: string) => right.endsWith('Payroll'),
  rights: (right: string) => /User|Role|Permission/.test(right),
};
const partNames = ['owner', 'money', 'payroll', 'rights'] as const;

function wordsOf(
  { people, roles, rights, how }: CameIntoPower,
  { t }: Reader,
  { workspace, by, name, href }: Said,
): Words {
  const role = roles.map((one) => (isRoleName(one) ? t(`roles.${one}`) : one)).join(', ');
  const gained = partNames.filter((part) => rights.some(parts[part])).map((part) => t(`power.can.${part}`));
  const who = name ?? '';
  const says = by
    ? t(`power.${how}`, { by, name: who, role, count: people.length })
    : t(how === 'registration' ? 'power.registered' : 'power.operator', { name: who, role });
  return {
    subject: t('power.subject', { workspace, who: name ?? role }),
    paragraphs: [says, ...gained, t('power.waits')],
    action: { label: t(name ? 'power.seePerson' : 'power.seeRoles'), href },
    note: t('power.ifWrong'),
  };
}

/** The active owners, and the user who did it. */
const toldOf = (tx: Tx, by: string | null) =>
  tx
    .selectFrom('users as u')
    .innerJoin('roles as r', (on) =>
      on.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['u.id', 'u.email'])
    .where('u.tenant_id', '=', tx.tenant)
    .where('u.status', '=', 'active')
    .where((is) =>
      is.or([is.and([is('r.built_in', '=', true), is('r.name', '=', 'owner')]), is('u.id', '=', by)]),
    )
    .orderBy('u.id')
    .execute();

async function nameOf(tx: Tx, user: string): Promise<string> {
  const { first_name, last_name } = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}
