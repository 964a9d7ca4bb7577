import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Formats files of a clone and puts their imports in order; what is generated stays as its tool writes it. */
export function format(folder: string, files: readonly string[]): void {
  const own = files.filter((file) => /(?<!\.gen)\.(tsx?|json)$/.test(file));
  execFileSync(process.execPath, [biome, 'check', '--write', ...own], { cwd: folder, stdio: 'inherit' });
}
