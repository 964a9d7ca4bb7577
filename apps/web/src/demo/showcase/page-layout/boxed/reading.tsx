import classes from './reading.module.css';

export default function Reading() {
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
