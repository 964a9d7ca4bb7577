/** A number of which only the last digits leave the server: •••• 4321. */
export const masked = (digits: string): string => `•••• ${digits.slice(-4)}`;

/** A phone number with its country and its last digits: +254 ••• ••• 678. */
export const maskedPhone = (digits: string): string => `+${digits.slice(0, 3)} ••• ••• ${digits.slice(-3)}`;
