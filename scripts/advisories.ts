import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What `npm audit --json` prints once the registry has answered; a failure has no `vulnerabilities`. */
interface Report {
  vulnerabilities?: Record<string, Vulnerability>;
}

interface Vulnerability {
  severity: string;
  /** The versions that have it. */
  range: string;
  /** The advisories, and the names of packages that bring one along. */
  via: (string | { title: string; url: string })[];
}

/** Whether the check passes, and the text for the terminal. */
interface Verdict {
  good: boolean;
  text: string;
}

/** Judges the output of `npm audit --json`. Where the registry did not answer, nothing is known, and the check passes. */
export function judge(output: string): Verdict {
  const { vulnerabilities } = reportIn(output);
  if (!vulnerabilities)
    return { good: true, text: 'Skipped: the package registry does not answer for advisories.' };
  const serious = Object.entries(vulnerabilities).filter(
    ([, { severity }]) => severity === 'high' || severity === 'critical',
  );
  if (serious.length === 0)
    return { good: true, text: 'The packages of the product have no serious advisory.' };
  const lines = serious.map(([name, { severity, range, via }]) => {
    const reasons = via.map((reason) =>
      typeof reason === 'string' ? reason : `${reason.title}, ${reason.url}`,
    );
    return `  ${name} ${range} (${severity}): ${reasons.join('; ')}`;
  });
  return { good: false, text: ['Packages of the product have serious advisories:', ...lines].join('\n') };
}

function reportIn(output: string): Report {
  try {
    return Object(JSON.parse(output));
  } catch {
    return {};
  }
}

/** Runs npm's audit of what is installed in production: once, since without a network each retry takes a minute. */
function audit(): string {
  const npm = process.env.npm_execpath;
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  });
  return stdout ?? '';
}

if (import.meta.main) {
  const { good, text } = judge(audit());
  console.log(text);
  process.exit(good ? 0 : 1);
}
