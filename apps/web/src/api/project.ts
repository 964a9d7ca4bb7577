const fallback = 'kazi';

/** Key of the workspace (tenant) this page is for: the document says it, so that one build serves any. */
export const project =
  document.querySelector<HTMLMetaElement>('meta[name=kazi-project]')?.content ||
  import.meta.env.VITE_PROJECT ||
  fallback;
