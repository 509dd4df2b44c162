import type { Plugin } from 'vite';

const MODULE = /\.module\.css$/;
/** A class, as Vite exports it. */
const CLASS = /^export const (\w+) = "([^"]*)";$/gm;
/** A class in the default export, by its own name. */
const LISTED = /^\t(\w+): \1,?$/gm;

/**
 * The class names of a module, in a built page: nearly all are their own name and the same ending, so the names are
 * written once and the ending is put to them when the page loads.
 */
export function shortClasses(): Plugin {
  return {
    name: 'glade-short-classes',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id)) return undefined;
      const classes = [...code.matchAll(CLASS)].map(([, name, value]) => [name!, value!] as const);
      const [first] = classes;
      if (first === undefined || code.match(LISTED)?.length !== classes.length) return undefined;
      const ending = first[1].slice(first[0].length);
      if (classes.some(([name, value]) => value !== name + ending)) return undefined;
      const names = classes.map(([name]) => name).join(' ');
      return `export default Object.fromEntries("${names}".split(" ").map((name) => [name, name + "${ending}"]));`;
    },
  };
}
