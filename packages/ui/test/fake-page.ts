import { vi } from 'vitest';

type Listener = (this: Node, event: object) => void;

/** As much of a node as Preact, and a board that asks for its cells, need without a browser. */
export class Node {
  readonly nodeType = 1;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly attributes = new Map<string, string>();
  readonly childNodes: Node[] = [];
  readonly style = { setProperty: (): void => {} };
  /** Of a text. */
  data = '';
  parentNode: Node | null = null;
  readonly #listeners = new Map<string, Listener>();
  readonly localName: string;
  readonly ownerDocument: Page;

  constructor(localName: string, ownerDocument: Page) {
    this.localName = localName;
    this.ownerDocument = ownerDocument;
  }

  get nextSibling(): Node | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  get firstElementChild(): Node | null {
    return this.childNodes[0] ?? null;
  }

  /** Nothing has a size here. */
  getBoundingClientRect() {
    return { x: 0, y: 0, width: 0, height: 0 };
  }

  scrollTo(): void {}

  insertBefore(node: Node, before: Node | null): Node {
    node.#leave();
    node.parentNode = this;
    this.childNodes.splice(before === null ? Infinity : this.childNodes.indexOf(before), 0, node);
    return node;
  }

  /** What had the focus in here leaves it to the body, and nobody is told. */
  remove(): void {
    const page = this.ownerDocument;
    if (this.contains(page.activeElement)) page.activeElement = page.body;
    this.#leave();
  }

  #leave(): void {
    this.parentNode?.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1);
    this.parentNode = null;
  }

  contains(node: Node | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode));
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  removeEventListener(type: string): void {
    this.#listeners.delete(type);
  }

  /** Tells this node and all around it. */
  fire(type: string, event: object): void {
    this.#listeners.get(type)?.call(this, event);
    this.parentNode?.fire(type, event);
  }

  focus(): void {
    const page = this.ownerDocument;
    page.activeElement.fire('focusout', { relatedTarget: this });
    page.activeElement = this;
    this.fire('focusin', { target: this });
  }

  all(): readonly Node[] {
    return this.childNodes.flatMap((node) => [node, ...node.all()]);
  }

  /** Knows `[name="value"]` and `[name]`. */
  querySelector(selector: string): Node | null {
    const [, name, value] = /^\[([\w-]+)(?:="(.*)")?\]$/.exec(selector) ?? [];
    if (name === undefined) throw new Error(`This page does not know “${selector}”.`);
    return (
      this.all().find(({ attributes }) =>
        value === undefined ? attributes.has(name) : attributes.get(name) === value,
      ) ?? null
    );
  }

  /** There is no board on this page, nor anything else that is looked for around a node. */
  closest(): null {
    return null;
  }
}

/** A document with nothing but a body; what has the focus is `activeElement`. */
export class Page {
  readonly body = new Node('body', this);
  activeElement = this.body;

  /** No board is drawn on this page, so nothing on it is found. */
  querySelector(): null {
    return null;
  }

  createTextNode(text: string): Node {
    const node = new Node('#text', this);
    node.data = text;
    return node;
  }

  addEventListener(): void {}

  removeEventListener(): void {}

  createElementNS(_: string, name: string): Node {
    return new Node(name, this);
  }
}

/** A new page, which is the `document` from now on. */
export function newPage(): Page {
  const page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('ResizeObserver', NoSizes);
  return page;
}

class NoSizes {
  observe(): void {}
  disconnect(): void {}
}
