import type { Identifier } from '@mdn/browser-compat-data/types';
import { parseAst } from 'vite';
import { data, lacks, partsOf } from './mdn-support.ts';

// Finds in scripts what they ask of the browser by name: globals, members, events, attributes, flags of regular expressions.
// Types are not known here. So a member counts as too new only if every object that MDN lists with a member of this name is
// too new, and if no script defines a member of this name itself. Of the DOM only names of two words count, because its short
// names, such as `first` and `turn`, are also names in these scripts.

/** Interfaces and built-in objects. */
const owners = new Map<string, Identifier>();
const members = new Map<string, Identifier[]>();
const events = new Map<string, Identifier[]>();

const NAME = /^[A-Za-z_$][\w$]*$/;
const WORDS = /^[a-z]+[A-Z]\w*$/;

for (const group of [data.javascript.builtins, data.api]) {
  for (const [name, owner] of partsOf(group)) {
    if (!owners.has(name)) owners.set(name, owner);
    collect(owner, name, group === data.api ? WORDS : NAME);
    // What is in these, such as Intl.DurationFormat, has members itself.
    if (/^(Intl|Temporal|WebAssembly)$/.test(name)) {
      for (const [, inner] of partsOf(owner)) collect(inner, '', NAME);
    }
  }
}

function collect(owner: Identifier, itself: string, kind: RegExp): void {
  for (const [key, feature] of partsOf(owner)) {
    const name = key.replace(/_static$/, '');
    if (name.endsWith('_event')) add(events, name.slice(0, -6), feature);
    else if (name !== itself && kind.test(name)) add(members, name, feature);
  }
}

function add(to: Map<string, Identifier[]>, name: string, feature: Identifier): void {
  const known = to.get(name);
  if (known === undefined) to.set(name, [feature]);
  else known.push(feature);
}

const allLack = (features: readonly Identifier[] | undefined): string | undefined => {
  const found = features?.map(lacks) ?? [];
  return found.length > 0 && found.every((each) => each !== undefined) ? found[0] : undefined;
};

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A line for each feature in the scripts of a page that the oldest browsers lack: its name, and since which versions browsers have it. */
export function tooNewJs(scripts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const asked = new Set<string>();
  const own = new Set<string>();
  const report = (name: string, lack: string | undefined): void => {
    if (lack !== undefined) found.add(`${name} (${lack})`);
  };

  const look = (node: Node, bound: Set<string>): void => {
    switch (node.type) {
      case 'MemberExpression':
        return member(node);
      case 'ObjectPattern':
        return keysOf(node).forEach((key) => asked.add(key));
      case 'ObjectExpression':
        return keysOf(node).forEach((key) => own.add(key));
      case 'MethodDefinition':
      case 'PropertyDefinition':
        return void own.add(nameOf(node['key'] as Node));
      case 'AssignmentExpression':
        return void own.add(nameOf(((node['left'] as Node)['property'] ?? node['left']) as Node));
      case 'CallExpression':
        return call(node);
      case 'Literal':
        return regex(node);
      case 'VariableDeclarator':
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
      case 'ImportSpecifier':
        bound.add(nameOf((node['id'] ?? node['local']) as Node));
    }
  };

  const member = (node: Node): void => {
    const object = node['object'] as Node;
    const property = node['property'] as Node;
    const name = node['computed'] === true ? textOf(property) : nameOf(property);
    if (name === undefined) return;
    const owner = object.type === 'Identifier' ? owners.get(nameOf(object)) : undefined;
    const known = owner?.[`${name}_static`] ?? owner?.[name];
    if (known === undefined) asked.add(name);
    else report(`${nameOf(object)}.${name}`, lacks(known));
  };

  const call = (node: Node): void => {
    const callee = node['callee'] as Node;
    const [first, second] = node['arguments'] as readonly Node[];
    const text = textOf(first);
    if (text === undefined) return;
    const called = nameOf((callee['property'] as Node | undefined) ?? callee);
    if (called === 'addEventListener') report(`on${text}`, allLack(events.get(text)));
    // It may be JSX: a tag and its attributes.
    const element = data.html.elements?.[text];
    if (element === undefined || second?.type !== 'ObjectExpression') return;
    report(`<${text}>`, lacks(element));
    for (const key of keysOf(second)) {
      const name = key.toLowerCase();
      const known = element[name] ?? data.html.global_attributes?.[name];
      const event = name.startsWith('on') ? events.get(name.slice(2)) : undefined;
      report(`<${text} ${key}>`, lacks(known) ?? allLack(event));
    }
  };

  const regex = (node: Node): void => {
    const { flags = '', pattern = '' } = (node['regex'] ?? {}) as Record<string, string>;
    const { builtins, regular_expressions: signs } = data.javascript;
    if (flags.includes('v')) report('/v', lacks(builtins?.['RegExp']?.['unicodeSets']));
    if (/\(\?[a-z]{0,8}-?[a-z]{1,8}:/.test(pattern)) report('(?i:)', lacks(signs?.['modifier']));
  };

  for (const script of scripts) {
    const bound = new Set<string>();
    const named = new Set<string>();
    walk(parseAst(script) as unknown as Node, (node, parent) => {
      look(node, bound);
      if (node.type === 'Identifier' && isReference(node, parent)) named.add(nameOf(node));
    });
    for (const name of named) if (!bound.has(name)) report(name, lacks(owners.get(name)));
  }
  for (const name of asked) if (!own.has(name)) report(name, allLack(members.get(name)));
  return [...found];
}

const nameOf = (node: Node): string => String(node['name']);

const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

const keysOf = (node: Node): readonly string[] =>
  (node['properties'] as readonly Node[]).flatMap((property) => {
    const key = property['key'] as Node | undefined;
    if (key === undefined || property['computed'] === true) return [];
    return textOf(key) ?? nameOf(key);
  });

/** Whether an identifier is a variable, not the name of a member or a property. */
const isReference = (node: Node, parent: Node | undefined): boolean =>
  (parent?.['property'] !== node && parent?.['key'] !== node) || parent['computed'] === true;

function walk(root: Node, visit: (node: Node, parent: Node | undefined) => void): void {
  const open: [Node, Node | undefined][] = [[root, undefined]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node] = next;
    visit(...next);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof (child as Node | null)?.type === 'string') open.push([child as Node, node]);
      }
    }
  }
}
