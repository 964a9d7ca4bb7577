/** How long a session stands unused. */
export const idleSeconds = 7 * 24 * 3600;

/** How long a session stands at most, however much it is used. */
export const wholeSeconds = 30 * 24 * 3600;

/** How long a replaced token still holds, for calls that were under way when it was replaced. */
export const overlapSeconds = 60;
