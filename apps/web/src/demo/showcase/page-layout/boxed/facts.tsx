import classes from './facts.module.css';

const facts = {
  'Registered as': 'Mawingu Studio Limited',
  'KRA PIN': 'P051234567Q',
  'Place of business': 'Kimathi Street 14, Nairobi',
  'Account for payouts': 'KCB •••• 4321',
  'Working days': 'Monday to Saturday',
};

export default function Facts() {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
