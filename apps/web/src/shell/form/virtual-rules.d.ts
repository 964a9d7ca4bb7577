/** What the schema of a call says of its input, made by `build/form-rules.ts`: `virtual:rules/organisation.projects.create`. */
declare module 'virtual:rules/*' {
  export const rules: import('./rules.ts').Rules;
}
