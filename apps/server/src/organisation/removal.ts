import type { Tx } from '../database/tenancy.ts';

/**
 * What has to happen, in the same transaction, before an app goes, or a project with all its apps. The areas that hang
 * something on tasks supply it; this one knows none of them.
 */
export type BeforeRemoval = (tx: Tx, what: { app: string } | { project: string }) => Promise<void>;
