import type { SearchHit } from '@kazi/contract/work';

/** The addresses of records. */
export const links = {
  project: (project: string) => `/projects/${project}`,
  app: (app: string) => `/apps/${app}`,
  task: (task: string) => `/tasks/${task}`,
  flow: (flow: string) => `/flows/${flow}`,
  person: (person: string) => `/people/${person}`,
};

/** Where a hit of the search leads. */
export const hitLink = ({ kind, id }: SearchHit): string => links[kind](id);
