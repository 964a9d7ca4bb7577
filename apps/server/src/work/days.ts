import { dayIn } from '@kazi/contract/shared';

/** The day it is for a caller who does not name theirs. */
export const dayHere = (): string => dayIn('Africa/Nairobi');
