import { personOf } from '@kazi/simulation/people';

/** The first of the sample people has the mailbox. */
const me = 1;

export const myAddress = personOf(me).email;
