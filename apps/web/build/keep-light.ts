import type { Plugin } from 'vite';

/** What the login page does without, by what it would drag in. */
const tooHeavy = /node_modules\/(zod|@orpc|@casl|@tanstack\/(react-)?query|@tiptap|@mantine\/(form|dates))/;
const firstFile = 'start';

/**
 * Fails the build when a library that only screens behind the login need gets into the first file. Usually a route
 * file imports a value from a module that also asks the server: what a route file uses outside its component is
 * loaded with the login page.
 */
export function keepLight(): Plugin {
  return {
    name: 'kazi:keep-light',
    apply: 'build',
    generateBundle(_options, bundle) {
      const first = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.name === firstFile,
      );
      if (first?.type !== 'chunk') return this.error(`The build has no file named ${firstFile}`);
      const heavy = first.moduleIds.find((id) => tooHeavy.test(id));
      if (!heavy) return;
      const chain = [heavy];
      for (let id: string | undefined = heavy; id; ) {
        id = this.getModuleInfo(id)?.importers.find(
          (by) => first.moduleIds.includes(by) && !chain.includes(by),
        );
        if (id) chain.push(id);
      }
      this.error(`Too heavy for the login page:\n  ${chain.join('\n  is imported by ')}`);
    },
  };
}
