import { Text } from '@kazi/ui/layout';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';
import classes from './examples.module.css';

export function LiveExample() {
  const [isOn, setOn] = useState(true);
  useLayoutOverride(isOn ? { width: 'boxed' } : {});
  return (
    <Switch
      label="Put the frame into a box on this page"
      description="Seen on screens wider than 1200 pixels."
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

export function ReadingExample() {
  return (
    <article className={classes.text} lang="en">
      <h3>How the cold room pays for itself</h3>
      <p>
        Since March the fish from Homa Bay is kept at two degrees from the boat to the counter. Before, one
        crate in nine was thrown away by Friday; now it is one in forty.
      </p>
      <p>
        The room cost KES 640,000, and uses electricity for KES 11,400 in a month. With what is no longer
        thrown away, it is paid in the second rains.
      </p>
    </article>
  );
}

const facts = {
  'Registered as': 'Mawingu Studio Limited',
  'KRA PIN': 'P051234567Q',
  'Place of business': 'Kimathi Street 14, Nairobi',
  'Account for payouts': 'KCB •••• 4321',
  'Working days': 'Monday to Saturday',
};

export function FactsExample() {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <Text as="dt" tone="muted">
            {name}
          </Text>
          <Text as="dd" weight={500}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
