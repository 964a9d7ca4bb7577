/** The folder of the SQL files that make the ledger's tables, to be applied in the order of their names. */
export const migrations = new URL('../migrations/', import.meta.url);
