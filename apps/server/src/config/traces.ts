import type { Env } from './secret-files.ts';

/** Whether traces are sent anywhere, by the usual variables of OpenTelemetry. */
export const wantsTraces = (env: Env): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** How traces are sampled: all of them unless `OTEL_TRACES_SAMPLER` says otherwise, and as the proxy in front decided. */
export function readSampler(env: Env): { sampler: (typeof samplers)[number]; ratio: number } {
  const sampler = samplers.find((name) => name === env.OTEL_TRACES_SAMPLER) ?? 'parentbased_always_on';
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  return { sampler, ratio: ratio >= 0 && ratio <= 1 ? ratio : 1 };
}
