import { getProfit } from '@kazi/simulation/cards';
import { Sparkline } from '@kazi/ui/charts';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import IconDots from '#icons/IconDots';
import { answerOf } from '../../../calls/use-answer.ts';
import { useFigures } from '../../../dashboards/parts/figures.ts';
import classes from './action.module.css';

type Shown = 'whole' | 'folded' | 'removed';

export default function All() {
  const [shown, setShown] = useState<Shown>('whole');
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const figures = useFigures();
  const { data, refetch } = useQuery(answerOf(getProfit, {}));
  function remove() {
    setShown('removed');
    toast({ message: 'Profit is removed.', action: { label: 'Undo', run: () => setShown('whole') } });
  }
  if (shown === 'removed') return <Button onClick={() => setShown('whole')}>Bring back Profit</Button>;
  return (
    <div ref={ref} className={classes.screen}>
      <Panel
        title="Profit"
        description="Last 8 weeks"
        actions={
          <Menu position="bottom-end" withinPortal={!fullscreen}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label="What to do with Profit">
                <IconDots size={18} stroke={1.8} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setShown(shown === 'whole' ? 'folded' : 'whole')}>
                {shown === 'whole' ? 'Fold' : 'Unfold'}
              </Menu.Item>
              <Menu.Item onClick={() => refetch()}>Read anew</Menu.Item>
              <Menu.Item onClick={toggle}>{fullscreen ? 'Leave full screen' : 'Full screen'}</Menu.Item>
              <Menu.Divider />
              <Menu.Item onClick={remove}>Remove</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        }
      >
        {shown === 'whole' && data && (
          <Sparkline
            label="Profit of the last 8 weeks"
            name="Profit"
            labels={figures.dates(data)}
            data={data.series[0]?.data ?? []}
            format={figures.money}
            height={fullscreen ? 480 : 120}
          />
        )}
      </Panel>
    </div>
  );
}
