/**
 * Lets the page change while the browser translates it. Translators put a `font` in the place of each text, but React keeps the
 * text: it would change one that is not on the page, and removing it, or putting something before it, would throw.
 */

/** What a translator has put in the place of a text, and the text that it stands for. */
const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Notes what stands for a text that was taken out of the page. */
function noteStandIn({ addedNodes, previousSibling, nextSibling }: MutationRecord, text: Node): void {
  const font = [...addedNodes, previousSibling, nextSibling].find(
    (node) => isFont(node) && !originals.has(node),
  );
  if (!isFont(font) || standIns.get(text)?.isConnected) return;
  standIns.set(text, font);
  originals.set(font, text);
  observer.observe(text, { characterData: true });
}

/** Forgets what stands for a text, and gives it. */
function release(text: Node): Element | undefined {
  const font = standIns.get(text);
  standIns.delete(text);
  return font;
}

const observer = new MutationObserver((records) => {
  for (const record of records)
    if (record.type === 'characterData') {
      const font = release(record.target);
      // The new text is shown as it is; the translator finds it there.
      if (font?.isConnected) font.replaceWith(record.target);
    } else
      for (const node of record.removedNodes) if (node.nodeType === Node.TEXT_NODE) noteStandIn(record, node);
});
observer.observe(document, { childList: true, subtree: true });

const { appendChild, insertBefore, removeChild } = Node.prototype;

/** A child, or what stands for it. */
function inPlace(parent: Node, child: Node): Node {
  const font = child.parentNode === parent ? undefined : standIns.get(child);
  return font?.parentNode === parent ? font : child;
}

Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
  removeChild.call(this, inPlace(this, child));
  release(child);
  return child;
};
Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
  release(child)?.remove();
  insertBefore.call(this, child, before && inPlace(this, before));
  return child;
};
Node.prototype.appendChild = function <Child extends Node>(child: Child): Child {
  release(child)?.remove();
  appendChild.call(this, child);
  return child;
};
