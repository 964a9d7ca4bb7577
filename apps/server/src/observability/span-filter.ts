import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

/** The attributes that leave with a span. All others stay here: libraries note more, such as addresses with tokens or of people. */
const kept = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'http.method',
  'http.status_code',
  'network.protocol.version',
  'error.type',
  'exception.type',
  'db.system.name',
  'db.system',
  'db.namespace',
  'db.name',
  'db.operation.name',
  'kazi.request_id',
]);

/** The text of a statement, which has places for its parameters; what is written out in it is left out. */
const statements = new Set(['db.query.text', 'db.statement']);
const writtenOut = /'(?:[^']|'')*'/g;

function scrub(attributes: ReadableSpan['attributes']): void {
  for (const [name, value] of Object.entries(attributes))
    if (statements.has(name)) attributes[name] = `${value}`.replace(writtenOut, '?');
    else if (!kept.has(name)) delete attributes[name];
}

/** Takes out of each span what readers of traces are not to see, before it is sent. */
export const spanFilter: SpanProcessor = {
  onStart: () => undefined,
  onEnd({ attributes, events, links, status }) {
    scrub(attributes);
    for (const { attributes: more } of [...events, ...links]) if (more) scrub(more);
    delete status.message; // an error's words may repeat what somebody sent
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};
