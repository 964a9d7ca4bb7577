import * as z from 'zod';
import { problem } from '../refusals/problems.ts';

/** A record's id: UUIDv7, so that ids sort by the time they were made. */
export const id = z.uuid(problem('an-id'));

/** Parameters of a call that names one record in its path. */
export const byId = z.object({ id });

/** The version a change was based on; a stale one is refused with 409 and the current state. */
export const version = z.int().min(1).meta({ description: 'Version the change is based on' });
