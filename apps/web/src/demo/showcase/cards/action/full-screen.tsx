import { getOrdersOfWeek } from '@kazi/simulation/cards';
import { BarChart } from '@kazi/ui/charts';
import { Panel } from '@kazi/ui/panel';
import { ActionIcon } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import IconMaximize from '#icons/IconMaximize';
import IconMinimize from '#icons/IconMinimize';
import { answerOf } from '../../../calls/use-answer.ts';
import { useFigures } from '../../../dashboards/parts/figures.ts';
import classes from './action.module.css';

export default function FullScreen() {
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const figures = useFigures();
  const { data } = useQuery(answerOf(getOrdersOfWeek, {}));
  const Icon = fullscreen ? IconMinimize : IconMaximize;
  return (
    <div ref={ref} className={classes.screen}>
      <Panel
        title="Orders of the week"
        actions={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={fullscreen ? 'Leave full screen' : 'Show the orders in full screen'}
            onClick={toggle}
          >
            <Icon size={18} stroke={1.8} />
          </ActionIcon>
        }
      >
        {data && (
          <BarChart
            label="Orders of the week"
            labels={figures.dates(data)}
            series={data.series}
            format={figures.count}
            height={fullscreen ? 640 : 200}
          />
        )}
      </Panel>
    </div>
  );
}
