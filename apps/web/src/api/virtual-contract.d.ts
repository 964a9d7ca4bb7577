/** Paths and methods of `@kazi/contract` without its schemas, made by `build/contract-json.ts`. */
declare module 'virtual:contract' {
  export const contract: import('@orpc/contract').AnyContractRouter;
}
