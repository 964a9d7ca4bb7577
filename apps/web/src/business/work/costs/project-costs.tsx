import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const CostsPanel = onDemand(() => import('./costs-panel.tsx').then((module) => module.CostsPanel));

/**
 * For a project's page: what its accepted tasks have cost, shown to those who run payroll once they ask for it, since salaries
 * are not for everybody who looks on. Others download nothing of it.
 */
export function ProjectCosts({ project }: { project: string }) {
  const { t } = useTranslation('organisation');
  const [isShown, setShown] = useState(false);
  return (
    <Can do="manage" on="Payroll">
      {isShown ? (
        <Suspense>
          <CostsPanel project={project} />
        </Suspense>
      ) : (
        <Button variant="default" onClick={() => setShown(true)}>
          {t('projects.showCost')}
        </Button>
      )}
    </Can>
  );
}
