/** Hover or focus this long counts as intent. */
const intentAfterMs = 50;

/**
 * Does something for what a person is about to press: what a pointer or the focus stays on, or what is pressed just now.
 * `find` says what an element stands for, if for anything. Returns what ends that.
 */
export function onIntent(
  find: (element: Element) => string | undefined,
  act: (target: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const targetOf = ({ target }: Event) => (target instanceof Element ? find(target) : undefined);
  const onNear = (event: Event) => {
    clearTimeout(timer);
    const target = targetOf(event);
    if (target) timer = setTimeout(act, intentAfterMs, target);
  };
  const onPress = (event: Event) => {
    const target = targetOf(event);
    if (target) act(target);
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  document.addEventListener('pointerover', onNear, options);
  document.addEventListener('focusin', onNear, options);
  document.addEventListener('pointerdown', onPress, options);
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
