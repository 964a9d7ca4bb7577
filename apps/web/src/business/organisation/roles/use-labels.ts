import type { Action, Subject } from '@kazi/contract/abilities';
import type { Permission } from '@kazi/contract/organisation';
import { useTranslation } from 'react-i18next';

/** Names what the matrix is about in the reader's language. */
export function useLabels() {
  const { t } = useTranslation('roles');
  const action = (name: Action) => t(`actions.${name}`);
  const subject = (name: Subject) => t(`subjects.${name}`);
  /** One of the workspace's own keeps the name it was given. */
  const permission = (of: Permission) => (of.builtIn ? action(of.action) : of.name);
  return { action, subject, permission };
}
