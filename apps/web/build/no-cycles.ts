import type { Plugin } from 'vite';

/**
 * Fails the build when files of it import one another in a circle. Each then runs before another it needs is ready,
 * and a screen breaks with a function that "is not a function", in the built application alone. Usually two groups of
 * `chunk-groups.ts` hold parts of one another.
 */
export function noCycles(): Plugin {
  return {
    name: 'kazi:no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output.imports] as const] : [],
        ),
      );
      const circle = findCircle(imports);
      if (circle) this.error(`Files of the build import one another:\n  ${circle.join('\n  imports ')}`);
    },
  };
}

/** The first circle of a graph, from a file back to itself; undefined where there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const imported of imports.get(file) ?? []) {
      const circle = visit(imported);
      if (circle) return circle;
    }
    path.pop();
    done.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return undefined;
}
