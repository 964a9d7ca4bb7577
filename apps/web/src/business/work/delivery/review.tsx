import type { Delivery, Task } from '@kazi/contract/work';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconMapPinPlus from '#icons/IconMapPinPlus';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { decisionsOpen } from './decisions.ts';

const ReviewDialog = onDemand(() => import('./review-dialog.tsx').then((module) => module.ReviewDialog));

/** Opens what decides on a delivery, with marks on its files; nothing for who decides nothing. */
export function Review({ task, delivery }: { task: Task; delivery: Delivery }) {
  const { t } = useTranslation('tasks');
  const [isOpen, setIsOpen] = useState(false);
  if (decisionsOpen(task).length === 0) return null;
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMapPinPlus size={15} stroke={1.8} />}
        onClick={() => setIsOpen(true)}
      >
        {t('review.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReviewDialog task={task} delivery={delivery} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
