import type { Role } from '@kazi/simulation/roles';
import type { User, UserRole } from '@kazi/simulation/users';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Faces } from '../parts/faces.tsx';
import { links } from '../routing/links.ts';
import classes from './role-card.module.css';
import { useRoleLabel } from './use-role-label.ts';

interface RoleCardProps {
  role: Role;
  /** The users who have it. */
  people: readonly User[];
  /** The list below shows them alone. */
  isShown: boolean;
  onEdit: () => void;
  /** Shows who has it alone, or everybody again. */
  onShow: (usersWith: UserRole | undefined) => void;
}

/** A role with the number and faces of its people. */
export function RoleCard({ role, people, isShown, onEdit, onShow }: RoleCardProps) {
  const { t } = useTranslation(['demo/access', 'demo/users']);
  const { name, usersWith, grants } = role;
  const label = useRoleLabel()(name);
  const allowed = grants.filter(({ read, write, create }) => read || write || create).length;
  return (
    <li className={classes.card} data-shown={isShown || undefined}>
      <div className={classes.top}>
        <span>{t('rolesPage.users', { count: people.length })}</span>
        <Faces
          people={people.map(({ id, fullName, avatar }) => ({
            name: fullName,
            picture: avatar,
            to: links.user(id),
          }))}
          max={5}
          size={30}
        />
      </div>
      <div>
        <h2 className={classes.name}>
          <bdi>{label}</bdi>
        </h2>
        <p className={classes.detail}>
          {t('rolesPage.allowed', { allowed, all: grants.length })}
          {usersWith && ` · ${t(`demo/users:roles.${usersWith}`)}`}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          aria-label={t('rolesPage.editNamed', { role: label })}
          onClick={onEdit}
        >
          {t('rolesPage.edit')}
        </Button>
        {usersWith && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={t(isShown ? 'rolesPage.showAllNamed' : 'rolesPage.showNamed', { role: label })}
            onClick={() => onShow(isShown ? undefined : usersWith)}
          >
            {t(isShown ? 'rolesPage.showAll' : 'rolesPage.show')}
          </Button>
        )}
      </div>
    </li>
  );
}
