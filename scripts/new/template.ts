/** What a template fills in: values, and lists of values for its lines that stand once for each. */
export interface Filling {
  values: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

/**
 * The files of a template. `==== path` begins one, `<<name>>` is filled in, and a line that begins with `@list ` stands once for each
 * entry of that list.
 */
export function fillTemplate(template: string, { values, lists }: Filling): Record<string, string> {
  const lines = template.split('\n').flatMap((line) => {
    const [, list, rest = ''] = /^@([\w-]+) (.*)$/.exec(line) ?? [];
    if (!list) return fill(line, values);
    const entries = lists[list];
    if (!entries) throw new Error(`The template has a list ${list} that nothing fills`);
    return entries.map((entry) => fill(rest, { ...values, ...entry }));
  });
  const [, ...files] = lines.join('\n').split(/^==== (?=.*$)/m);
  return Object.fromEntries(
    files.map((file) => {
      const end = file.indexOf('\n');
      return [file.slice(0, end), file.slice(end + 1)];
    }),
  );
}

/** A text with what stands in `<<…>>` filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/<<(\w+)>>/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template fills in ${name}, which has no value`);
    return value;
  });
