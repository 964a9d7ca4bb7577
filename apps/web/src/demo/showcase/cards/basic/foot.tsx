import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import classes from './foot.module.css';

export default function Foot() {
  return (
    <Panel title="Contract with Highland Tea Growers" flush>
      <p className={classes.text}>
        Two tonnes of tea in each month, delivered to Mombasa by the tenth. The price follows the auction of
        the week before.
      </p>
      <footer className={classes.foot}>
        <small>Ends on 31 March 2027</small>
        <Button
          variant="default"
          onClick={() => toast({ message: 'Leonard is told that you decline.', tone: 'INFO' })}
        >
          Decline
        </Button>
        <Button onClick={() => toast({ message: 'The contract is renewed.' })}>Renew</Button>
      </footer>
    </Panel>
  );
}
