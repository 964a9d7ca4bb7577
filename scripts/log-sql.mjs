// Loaded into the server by `npm run dev -- --sql`: each statement is printed, with its parameters and how long it took.
import pg from 'pg';

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function queryAndPrint(...args) {
  const [config, values] = args;
  const begun = performance.now();
  const print = () => {
    const text = (typeof config === 'string' ? config : (config?.text ?? '')).replaceAll(/\s+/g, ' ').trim();
    if (text.includes('graphile_worker')) return; // which looks for work all the time
    const given = Array.isArray(values) ? values : (config?.values ?? []);
    const parameters = given.length > 0 ? ` -- ${JSON.stringify(given)}` : '';
    console.error(`${(performance.now() - begun).toFixed(1).padStart(8)} ms  ${text}${parameters}`);
  };
  const answer = query.apply(this, args);
  if (typeof answer?.then === 'function') answer.then(print, print);
  else print();
  return answer;
};
