import { personOf } from '@kazi/simulation/people';

/** The first of the sample people has the mailbox. */
const ME = 1;

export const myAddress = personOf(ME).email;
