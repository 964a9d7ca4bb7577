import type { ContactEntry, FileEntry } from './contract.ts';

export const files: readonly FileEntry[] = [];

export const contacts: readonly ContactEntry[] = [];
