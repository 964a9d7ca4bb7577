import { Button } from '@mantine/core';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';
import { Tool } from '../../../shell/tool.tsx';
import classes from './compose.module.css';

/** Sends, or throws away what was written. */
export function ComposeFoot({ isBusy, onDiscard }: { isBusy: boolean; onDiscard: () => void }) {
  return (
    <div className={classes.foot}>
      <Button type="submit" loading={isBusy} leftSection={<IconSend size={16} stroke={1.8} />}>
        Send
      </Button>
      <span className={classes.gap} />
      <Tool label="Discard" icon={IconTrash} onClick={onDiscard} />
    </div>
  );
}
