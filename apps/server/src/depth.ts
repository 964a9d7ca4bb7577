import { refuse } from './refuse.ts';

/** Levels of an input. Rich text in a form of a few levels comes nowhere near. */
export const deepest = 64;

/** 400. A body, or what a query or a form is read as, is nested beyond reason. */
export const tooDeep = () => refuse('nested-too-deep', { limit: deepest });

const code = (sign: string) => sign.charCodeAt(0);
const [quote, backslash] = [code('"'), code('\\')];
const opening = [code('['), code('{')];
const closing = [code(']'), code('}')];

/**
 * Whether JSON is nested deeper than so many levels. It is looked at before it is parsed: what walks through a value
 * afterwards, such as `JSON.stringify`, has only so much stack.
 */
export function isDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (inText) {
      if (sign === backslash) at++;
      else if (sign === quote) inText = false;
    } else if (sign === quote) inText = true;
    else if (opening.includes(sign)) {
      depth++;
      if (depth > most) return true;
    } else if (closing.includes(sign)) depth--;
  }
  return false;
}
