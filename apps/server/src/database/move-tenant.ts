import type pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { leading, requireSuperuser } from './distribute.ts';

interface Part {
  shard: string;
  host: string;
  port: number;
  /** It holds this workspace alone. */
  alone: boolean;
}

/** The part of the tables that a workspace's rows are in. */
async function partOf(client: pg.ClientBase, tenant: string): Promise<Part> {
  const { rows } = await client.query<Part>(
    `select shardid as shard, nodename as host, nodeport as port, shardminvalue = shardmaxvalue as alone
     from pg_dist_shard join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
     where shardid = get_shard_id_for_distribution_column($1, $2::uuid)`,
    [leading, tenant],
  );
  if (!rows[0]) throw new StartError('The workspaces are on one machine: see npm run distribute.');
  return rows[0];
}

/**
 * Moves a workspace to a node, into a part of the tables that holds nothing else. It stays readable and, but for a moment at the end,
 * writable (`shard_transfer_mode`). As a superuser. Throws a `StartError` where the node is none, or the workspace there.
 */
export async function moveTenant(client: pg.ClientBase, tenant: string, node: string): Promise<void> {
  await requireSuperuser(client);
  const part = await partOf(client, tenant);
  const { rows: nodes } = await client.query<{ host: string; port: number }>(
    'select nodename as host, nodeport as port from pg_dist_node where isactive and shouldhaveshards order by 1, 2',
  );
  const target = nodes.find(({ host, port }) => `${host}:${port}` === node);
  if (!target)
    throw new StartError(
      `${node} is no node of the cluster; there are: ${nodes.map(({ host, port }) => `${host}:${port}`).join(', ')}.`,
    );
  const isThere = `${part.host}:${part.port}` === node;
  if (isThere && part.alone) throw new StartError(`The workspace is on ${node} already, by itself.`);
  if (!part.alone)
    await client.query(`select isolate_tenant_to_new_shard($1, $2::uuid, 'CASCADE')`, [leading, tenant]);
  if (isThere) return;
  const { shard, host, port } = await partOf(client, tenant);
  await client.query('select citus_move_shard_placement($1, $2, $3, $4, $5)', [
    shard,
    host,
    port,
    target.host,
    target.port,
  ]);
}
