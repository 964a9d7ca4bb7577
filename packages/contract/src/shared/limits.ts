/** Letters that a new password must have at least. */
export const passwordMinLength = 10;
/** Letters that a password has at most. */
export const passwordMaxLength = 128;

/** The longest key of a project or an app. */
export const keyMaxLength = 10;

/** Letters of what a list is searched for. */
export const queryMaxLength = 200;

/** Values that a query parameter may be repeated with. */
export const repeatedMaxItems = 100;

/** Records of one page of a list. */
export const pageMaxItems = 200;

/** The largest amount that a call takes, in cents. */
export const amountMaxCents = 1_000_000_000_00;
