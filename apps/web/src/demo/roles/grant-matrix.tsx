import type { Grant } from '@kazi/simulation/roles';
import { Checkbox } from '@mantine/core';
import classes from './grant-matrix.module.css';

const ways = [
  { way: 'read', label: 'Read' },
  { way: 'write', label: 'Write' },
  { way: 'create', label: 'Create' },
] as const;

interface GrantMatrixProps {
  grants: readonly Grant[];
  onChange: (grants: Grant[]) => void;
}

/** Each permission with what a role may do: read, write, create. The boxes above set a whole column. */
export function GrantMatrix({ grants, onChange }: GrantMatrixProps) {
  const set = (permission: string | undefined, change: Partial<Grant>) =>
    onChange(
      grants.map((grant) =>
        permission === undefined || grant.permission === permission ? { ...grant, ...change } : grant,
      ),
    );
  return (
    <table className={classes.matrix} aria-label="Permissions of the role">
      <thead>
        <tr>
          <th scope="col">Permission</th>
          {ways.map(({ way, label }) => {
            const granted = grants.filter((grant) => grant[way]).length;
            const isAll = granted === grants.length && granted > 0;
            return (
              <th key={way} scope="col">
                <Checkbox
                  size="xs"
                  label={label}
                  aria-label={`${label}: all permissions`}
                  checked={isAll}
                  indeterminate={granted > 0 && !isAll}
                  onChange={() => set(undefined, { [way]: !isAll })}
                />
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {grants.map((grant) => (
          <tr key={grant.permission}>
            <th scope="row">{grant.permission}</th>
            {ways.map(({ way, label }) => (
              <td key={way}>
                <Checkbox
                  size="xs"
                  aria-label={`${grant.permission}: ${label.toLowerCase()}`}
                  checked={grant[way]}
                  onChange={({ currentTarget }) => set(grant.permission, { [way]: currentTarget.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
