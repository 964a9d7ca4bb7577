import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { getNumberFromEnv, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Env } from '../config/secret-files.ts';
import { StartError } from '../config/start-error.ts';
import { readSampler } from '../config/traces.ts';
import type { Traces } from '../ports/observability.ts';
import { spanFilter } from './span-filter.ts';

const sentWithinMs = 3000;

/** Asked for too often to be looked at. */
const notTraced = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Traces what is loaded after this call: requests, and their statements in the database. Where to, and how many, is said by
 * the usual variables of OpenTelemetry.
 */
export function startTraces(env: Env): Traces {
  const protocol = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? env.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (protocol && protocol !== 'http/protobuf')
    throw new StartError('OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf, or not be given.');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'kazi' }).merge(
      detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
    ),
    sampler: samplerOf(env),
    spanProcessors: [spanFilter, sender()],
  });
  trace.setGlobalTracerProvider(provider);
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url }) => notTraced.has(url ?? ''),
      }),
      new PgInstrumentation({
        requireParentSpan: true,
        ignoreConnectSpans: true,
        requestHook: (span, { query }) => nameStatement(span, query.text),
      }),
    ],
  });
  const tracer = trace.getTracer('kazi');
  return {
    here() {
      const { traceId: trace_id, spanId: span_id } = trace.getActiveSpan()?.spanContext() ?? {};
      return trace_id && span_id ? { trace_id, span_id } : undefined;
    },
    request(id) {
      const span = trace.getActiveSpan()?.setAttribute('kazi.request_id', id);
      return ({ method, route }) => span?.setAttribute('http.route', route).updateName(`${method} ${route}`);
    },
    within: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    async stop() {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, pause(sentWithinMs, undefined, { ref: false })]);
    },
  };
}

/** Names a statement by what it does: of a prepared one, its name, which is a hash, would stand there. */
function nameStatement(span: Span, text: string): void {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
  span.updateName(verb).setAttribute('db.operation.name', verb);
}

function samplerOf(env: Env): Sampler {
  const { sampler, ratio } = readSampler(env);
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

function sender(): BatchSpanProcessor {
  const scheduledDelayMillis = getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY');
  return new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    ...(scheduledDelayMillis !== undefined && { scheduledDelayMillis }),
  });
}
