import type { Tx } from '../../database/tenancy.ts';

/** Makes these people, and no others, the task's assignees. */
export async function setAssignees(tx: Tx, task: string, users: readonly string[]): Promise<void> {
  const others = tx
    .deleteFrom('task_assignees')
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task);
  if (users.length === 0) return void (await others.execute());
  await others.where('user_id', 'not in', users).execute();
  await tx
    .insertInto('task_assignees')
    .values(users.map((user_id) => ({ tenant_id: tx.tenant, task_id: task, user_id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Makes these files, and no others, the task's attachments. */
export async function setAttachments(tx: Tx, task: string, files: readonly string[]): Promise<void> {
  const others = tx.deleteFrom('task_files').where('tenant_id', '=', tx.tenant).where('task_id', '=', task);
  if (files.length === 0) return void (await others.execute());
  await others.where('file_id', 'not in', files).execute();
  await tx
    .insertInto('task_files')
    .values(files.map((file_id) => ({ tenant_id: tx.tenant, task_id: task, file_id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}
