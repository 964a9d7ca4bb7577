import { email, name, password, phone } from '@kazi/contract/shared';
import * as z from 'zod';

// A strict content security policy reports the functions that schemas would be compiled to.
z.config({ jitless: true });

/** What a newcomer fills in, by the parts the server's contract is made of. */
export const registration = z.object({ firstName: name(60), lastName: name(60), email, phone, password });
