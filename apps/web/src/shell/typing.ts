/** A pause in typing that is long enough to ask the server. */
export const typingMs = 250;
