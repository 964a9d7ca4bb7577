import { useMemo } from 'react';
import blocks from '../../../shell/rich-text/blocks.module.css';
import { clean } from './clean.ts';
import { useTextFiles, withAddresses } from './files.ts';
import classes from './rich-text.module.css';

/** Rich text to read; addresses in it are links, and files of what it is about are shown. */
export function RichText({ html }: { html: string }) {
  const { files } = useTextFiles();
  const cleaned = useMemo(() => withAddresses(clean(withLinks(html)), files), [html, files]);
  return (
    <div
      className={`${classes.prose} ${blocks.blocks}`}
      dir="auto"
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}

/** A web address as people type it in a sentence, up to what cannot be of one. */
const typedAddress = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu;

/** What ends a sentence, and no address. */
const sentenceEnds = ".,;:!?…'’،؛؟";

/** What its text is no sentence in. */
const verbatim = 'a, code, pre';

const safe = 'noopener noreferrer nofollow';

/**
 * Rich text whose typed addresses are links. What is made here is cleaned before it is shown, as all that comes from people; it is
 * not stored, so that who edits the text finds what they typed.
 */
export function withLinks(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const text of textsOf(body)) text.replaceWith(...piecesOf(text.data));
  for (const link of body.querySelectorAll('a')) makeSafe(link);
  return body.innerHTML;
}

function textsOf(body: HTMLElement): Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest(verbatim)) texts.push(node);
  return texts;
}

/** A text as words and links. */
function piecesOf(text: string): (string | HTMLAnchorElement)[] {
  const pieces: (string | HTMLAnchorElement)[] = [];
  let after = 0;
  for (const { 0: found, index } of text.matchAll(typedAddress)) {
    const address = withoutEnd(found);
    const href = /^www\./i.test(address) ? `https://${address}` : address;
    if (!isReachable(href)) continue;
    const link = document.createElement('a');
    link.setAttribute('href', href);
    link.textContent = address;
    pieces.push(text.slice(after, index), link);
    after = index + address.length;
  }
  return [...pieces, text.slice(after)];
}

/** An address without what ends the sentence or the brackets around it; brackets of its own stay. */
function withoutEnd(found: string): string {
  let outer = found.split(')').length - found.split('(').length;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (last === ')' && outer > 0) outer -= 1;
    else if (!sentenceEnds.includes(last)) break;
  }
  return found.slice(0, end);
}

const isReachable = (href: string) => URL.canParse(href) && /\p{L}|\d/u.test(new URL(href).hostname);

/** Tells the site nothing of this page; a page of ours opens in its place, another one beside it. */
function makeSafe(link: HTMLAnchorElement): void {
  link.setAttribute('rel', safe);
  const isElsewhere = /^https?:/.test(link.protocol) && link.origin !== location.origin;
  if (isElsewhere) link.setAttribute('target', '_blank');
  else link.removeAttribute('target');
}
