import type { Role } from '@kazi/simulation/roles';
import type { User, UserRole } from '@kazi/simulation/users';
import { Button } from '@mantine/core';
import { Faces } from '../parts/faces.tsx';
import { roleLabel } from '../permissions/permissions.ts';
import { capitalised } from '../users/users.ts';
import classes from './role-card.module.css';

interface RoleCardProps {
  role: Role;
  /** Who has it. */
  people: readonly User[];
  /** The list below shows them alone. */
  isShown: boolean;
  onEdit: () => void;
  /** Shows who has it alone, or everybody again. */
  onShow: (usersWith: UserRole | undefined) => void;
}

/** A role with the number and faces of its people. */
export function RoleCard({ role, people, isShown, onEdit, onShow }: RoleCardProps) {
  const { name, usersWith, grants } = role;
  const label = roleLabel(name);
  const allowed = grants.filter(({ read, write, create }) => read || write || create).length;
  return (
    <li className={classes.card} data-shown={isShown || undefined}>
      <div className={classes.top}>
        <span>
          {people.length} {people.length === 1 ? 'user' : 'users'}
        </span>
        <Faces
          people={people.map(({ fullName, avatar }) => ({ name: fullName, picture: avatar }))}
          max={5}
          size={30}
        />
      </div>
      <div>
        <h2 className={classes.name}>{label}</h2>
        <p className={classes.detail}>
          {allowed} of {grants.length} permissions
          {usersWith && ` · ${capitalised(usersWith)}s`}
        </p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="xs" aria-label={`Edit the role ${label}`} onClick={onEdit}>
          Edit role
        </Button>
        {usersWith && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={isShown ? `Show everybody, not only ${label}` : `Show only ${label}`}
            onClick={() => onShow(isShown ? undefined : usersWith)}
          >
            {isShown ? 'Show everybody' : 'Show people'}
          </Button>
        )}
      </div>
    </li>
  );
}
