const dayInNairobi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi', dateStyle: 'short' });

/** The day it is in Kenya (2026-11-21): limits and tariffs count by it. */
export const kenyanDay = (at = new Date()): string => dayInNairobi.format(at);
