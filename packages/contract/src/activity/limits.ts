/** How far back a stream of events begins at most, for a client that has no event to go on after. */
export const missedMaxSeconds = 60;
