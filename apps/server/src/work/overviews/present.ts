import type { ProjectOverview } from '@kazi/contract/work';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { BusyRow } from './queries.ts';

/** A person at work on a project, with how many tasks of theirs are open. */
export const presentBusy = (
  { person, ...counts }: BusyRow,
  tenant: string,
  addresses: FileAddresses,
): ProjectOverview['people'][number] => ({ person: presentPerson(person, tenant, addresses), ...counts });
