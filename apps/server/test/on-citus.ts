/** Whether the tests' database is spread over the nodes of a cluster, see `database.ts`: who waits for a lock is known to a node alone there. */
export const onCitus = Boolean(process.env.TEST_CITUS);
