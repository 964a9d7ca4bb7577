import type { TaskSort } from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';

/** An order of tasks: by one expression that an index begins with, then by id. */
interface Order {
  by: RawBuilder<unknown>;
  /** What PostgreSQL reads a cursor's value as. */
  type: RawBuilder<unknown>;
  /** What a cursor's value must look like, as text. */
  value: z.ZodType<string>;
  back: boolean;
}

const text = { type: sql`text`, value: z.string() };
const whole = { type: sql`integer`, value: z.string().regex(/^\d{1,9}$/) };
const date = { type: sql`date`, value: z.union([z.iso.date(), z.enum(['infinity', '-infinity'])]) };
/** A moment as PostgreSQL writes it in a cursor. */
export const momentKey = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/);
const moment = { type: sql`timestamptz`, value: momentKey };

const number = { by: sql`t.number`, ...whole };
const priority = { by: sql`t.priority`, type: sql`smallint`, value: z.string().regex(/^[0-4]$/) };
const title = { by: sql`t.title_key`, ...text };
const updatedAt = { by: sql`t.updated_at`, ...moment };

/** Every sort of the contract, as its `compareTasks` has it. Tasks without a due date come last both ways. */
export const orders: Record<TaskSort, Order> = {
  position: { by: sql`t.position`, ...text, back: false },
  number: { ...number, back: false },
  '-number': { ...number, back: true },
  dueDate: { by: sql`coalesce(t.due_date, 'infinity')`, ...date, back: false },
  '-dueDate': { by: sql`coalesce(t.due_date, '-infinity')`, ...date, back: true },
  priority: { ...priority, back: false },
  '-priority': { ...priority, back: true },
  title: { ...title, back: false },
  '-title': { ...title, back: true },
  updatedAt: { ...updatedAt, back: false },
  '-updatedAt': { ...updatedAt, back: true },
};
