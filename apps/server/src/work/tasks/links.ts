import type { Tx } from '../../database/tenancy.ts';

/** Adds people to the task's assignees. */
export async function addAssignees(tx: Tx, task: string, users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  await tx
    .insertInto('task_assignees')
    .values(users.map((user_id) => ({ tenant_id: tx.tenant, task_id: task, user_id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Adds files to the task's attachments. */
export async function addAttachments(tx: Tx, task: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('task_files')
    .values(files.map((file_id) => ({ tenant_id: tx.tenant, task_id: task, file_id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Makes these people, and no others, the task's assignees. */
export async function setAssignees(tx: Tx, task: string, users: readonly string[]): Promise<void> {
  const all = tx.deleteFrom('task_assignees').where('tenant_id', '=', tx.tenant).where('task_id', '=', task);
  await all.where('user_id', 'not in', users).execute();
  await addAssignees(tx, task, users);
}

/** Makes these files, and no others, the task's attachments. */
export async function setAttachments(tx: Tx, task: string, files: readonly string[]): Promise<void> {
  const all = tx.deleteFrom('task_files').where('tenant_id', '=', tx.tenant).where('task_id', '=', task);
  await all.where('file_id', 'not in', files).execute();
  await addAttachments(tx, task, files);
}
