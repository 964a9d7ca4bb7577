import type { Delivery } from '@kazi/contract/work';
import { filesByIds, presentFile } from '../../files/index.ts';
import { authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { toPage } from '../../page.ts';
import { refuse } from '../../refuse.ts';
import { renderMentions } from '../mentions.ts';
import { recordOf } from '../tasks/commands.ts';
import { claimTask, findTask, works } from '../tasks/policy.ts';
import { presentSentBack } from '../tasks/present.ts';
import { numberOf } from '../tasks/rows.ts';
import { type DeliveryRow, deliveryKeys, deliveryPage } from './deliveries.ts';
import { answerMark, presentMark } from './marks.ts';

const calls = authed.work.deliveries;

export const deliveries = {
  list: calls.list.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { tenant, viewer, services } = context;
      const { addresses } = services;
      const task = await findTask(db, viewer, input.id);
      const rows = await deliveryPage(db, tenant, { ...input, task: task.id });
      const ids = [...new Set(rows.flatMap(({ files }) => files))];
      const files = new Map((await filesByIds(db, tenant, ids)).map((file) => [file.id, file]));
      const texts = rows.map(({ body }) => body);
      const named = await renderMentions(db, tenant, texts);
      const present = (row: DeliveryRow): Delivery => ({
        _id: row.id,
        number: row.number,
        author: presentPerson(row.author, tenant, addresses),
        body: named(row.body),
        links: row.links,
        files: row.files.flatMap((id) => {
          const file = files.get(id);
          return file ? [presentFile(file, addresses)] : [];
        }),
        at: row.at.toISOString(),
        sentBack: row.sent_back && presentSentBack(row.sent_back, tenant, addresses),
        marks: row.marks.map((mark) => presentMark(mark, tenant, addresses)),
      });
      return toPage(rows, input.limit, { keys: deliveryKeys, present });
    }),
  ),

  answer: calls.answer.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { viewer, tenant, services } = context;
      const task = await claimTask(tx, viewer, input.id);
      if (!works(viewer, task)) throw refuse('may-not', { what: 'answer-mark', task: numberOf(task) });
      const { mark, changed } = await answerMark(tx, { ...input, task: task.id });
      if (changed) await recordOf(tx, task, input.done ? 'mark-done' : 'mark-undone', { reason: mark.body });
      return presentMark(mark, tenant, services.addresses);
    }),
  ),
};
