import { reachesAll } from '@kazi/contract/abilities';
import { type InferResult, sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { couldBeSent } from '../invitations/queries.ts';

/** People who came in by link `l`. */
const uses = sql<number>`(
  select count(*) from invitations i
  where i.tenant_id = l.tenant_id and i.join_link_id = l.id and i.accepted_at is not null)`;

function joinLinksOf(db: Db, tenant: string) {
  return db
    .selectFrom('join_links as l')
    .innerJoin('roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'l.tenant_id').onRef('r.id', '=', 'l.role_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'l.tenant_id').onRef('u.id', '=', 'l.created_by'),
    )
    .select([
      'l.id',
      'l.role_id',
      'l.created_by',
      'l.created_at',
      'l.expires_at',
      'l.max_uses',
      'l.withdrawn_at',
    ])
    .select(['r.name as role', 'u.first_name', 'u.last_name', uses.as('uses')])
    .select(['u.status as sender_status', 'u.role_id as sender_role_id'])
    .where('l.tenant_id', '=', tenant);
}

export type JoinLinkRow = InferResult<ReturnType<typeof joinLinksOf>>[number];

const mostListed = 200;

/** The newest links that the viewer made, or all people of the workspace where they manage invitations. */
export function joinLinkList(db: Db, viewer: Viewer): Promise<JoinLinkRow[]> {
  return joinLinksFor(db, viewer).orderBy('l.created_at', 'desc').orderBy('l.id').limit(mostListed).execute();
}

/** One link, if there is one and the viewer has a part in it. */
export function joinLinkById(db: Db, viewer: Viewer, id: string): Promise<JoinLinkRow | undefined> {
  return joinLinksFor(db, viewer).where('l.id', '=', id).executeTakeFirst();
}

function joinLinksFor(db: Db, viewer: Viewer) {
  const query = joinLinksOf(db, viewer.tenant);
  return reachesAll(viewer.ability, 'Invitation') ? query : query.where('l.created_by', '=', viewer.user.id);
}

/** A link's state, as far as it goes without its creator. */
export function joinLinkStatus(link: JoinLinkRow): 'open' | 'used-up' | 'expired' | 'withdrawn' {
  if (link.withdrawn_at) return 'withdrawn';
  if (link.max_uses !== null && link.uses >= link.max_uses) return 'used-up';
  return link.expires_at > new Date() ? 'open' : 'expired';
}

/** The link by its id, if people still come in by it and its creator could make it now. */
export async function openJoinLink(db: Db, tenant: string, id: string): Promise<JoinLinkRow | undefined> {
  const link = await joinLinksOf(db, tenant).where('l.id', '=', id).executeTakeFirst();
  if (!link || joinLinkStatus(link) !== 'open') return undefined;
  return (await couldBeSent(db, tenant, { ...link, places: [] })) ? link : undefined;
}

/**
 * Whether one more may come in by a link. Locks it until the end of the transaction, so that two who accept at once do not both
 * take the last use.
 */
export async function takesOneMore(tx: Tx, id: string): Promise<boolean> {
  await tx
    .selectFrom('join_links')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  const link = await joinLinksOf(tx, tx.tenant).where('l.id', '=', id).executeTakeFirst();
  return link !== undefined && joinLinkStatus(link) === 'open';
}
