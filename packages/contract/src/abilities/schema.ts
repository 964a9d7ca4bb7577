import * as z from 'zod';
import { actions, type Rule, subjects } from './words.ts';

export const action = z.enum(actions);
export const subject = z.enum(subjects);
export const rule = z.object({ action, subject }) satisfies z.ZodType<Rule>;
