/**
 * Marks the elements below `root` whose own text, or label, is one of these texts as being in another language, now and
 * whenever something changes. Elements that say their language themselves stay as they are. The function that is returned ends
 * it, and takes the marks away.
 */
export function markLanguage(
  root: HTMLElement,
  texts: ReadonlySet<string>,
  language: string,
): () => void {
  const marked = new Set<Element>();

  function look(element: Element): void {
    if (element.hasAttribute('lang') && !marked.has(element)) return;
    if (isIn(texts, element)) {
      element.setAttribute('lang', language);
      marked.add(element);
    } else if (marked.delete(element)) element.removeAttribute('lang');
  }

  function lookBelow(top: Element): void {
    look(top);
    for (const each of top.querySelectorAll('*')) look(each);
  }

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed !== null) look(changed);
      for (const node of addedNodes) if (node instanceof Element) lookBelow(node);
    }
    for (const each of marked) if (!each.isConnected) marked.delete(each);
  });
  lookBelow(root);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  });
  return () => {
    observer.disconnect();
    for (const each of marked) each.removeAttribute('lang');
  };
}

/** Whether all that an element says by itself is one of these texts: its own text, or its label if it has none. */
function isIn(texts: ReadonlySet<string>, element: Element): boolean {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim() ?? '')
    .filter((text) => /\p{L}/u.test(text));
  const label = element.getAttribute('aria-label');
  const said = own.length === 0 && label !== null ? [label.trim()] : own;
  return said.length > 0 && said.every((text) => texts.has(text));
}
