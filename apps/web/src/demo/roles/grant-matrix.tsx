import type { Grant } from '@kazi/simulation/roles';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './grant-matrix.module.css';

const ways = ['read', 'write', 'create'] as const;

interface GrantMatrixProps {
  grants: readonly Grant[];
  onChange: (grants: Grant[]) => void;
}

/** Each permission with what a role may do: read, write, create. The boxes above set a whole column. */
export function GrantMatrix({ grants, onChange }: GrantMatrixProps) {
  const { t } = useTranslation('demo/access');
  const set = (permission: string | undefined, change: Partial<Grant>) =>
    onChange(
      grants.map((grant) =>
        permission === undefined || grant.permission === permission ? { ...grant, ...change } : grant,
      ),
    );
  return (
    <table className={classes.matrix} aria-label={t('grants.label')}>
      <thead>
        <tr>
          <th scope="col">{t('grants.permission')}</th>
          {ways.map((way) => {
            const granted = grants.filter((grant) => grant[way]).length;
            const isAll = granted === grants.length && granted > 0;
            return (
              <th key={way} scope="col">
                <Checkbox
                  size="xs"
                  label={t(`grants.${way}`)}
                  aria-label={t('grants.all', { way: t(`grants.${way}`) })}
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
            <th scope="row">
              <bdi>{grant.permission}</bdi>
            </th>
            {ways.map((way) => (
              <td key={way}>
                <Checkbox
                  size="xs"
                  aria-label={t('grants.one', { permission: grant.permission, way: t(`grants.${way}`) })}
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
