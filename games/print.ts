import { parseRulebook, type Example } from '@glade/engine';
import { createPrinter, type Printer } from '@glade/print';
import { realTables } from './beside.ts';
import { boards, games, words } from './browser.ts';
import { sheets } from './sheets.ts';

export { rulesPrinter } from '@glade/print';

// The folder of a game has the name of the game.
const rulebooks = import.meta.glob<string>('./*/rulebook.*.md', {
  query: '?raw',
  import: 'default',
});
const examples = import.meta.glob<readonly Example[]>('./*/examples.yaml', { import: 'default' });
const css = import.meta.glob<string>(
  [
    './*/src/{board,guess,sheets}/**/*.module.css',
    '../packages/ui/src/{dice,seats}/*.module.css',
    '../packages/ui/src/ending/Halo.module.css',
  ],
  { query: '?inline', import: 'default' },
);

/** Prints every game. `scripts/build-print.ts` makes a module for Node of this. */
export const printer: Printer = createPrinter({
  games,
  words,
  sheets,
  tables: realTables,
  async reading(id) {
    const styles = Object.entries(css)
      .filter(([path]) => path.startsWith(`./${id}/`) || path.startsWith('../'))
      .map(([, load]) => load());
    const [board, cases, texts] = await Promise.all([
      boards[id]!(),
      examples[`./${id}/examples.yaml`]!(),
      Promise.all(styles),
    ]);
    return {
      board,
      examples: cases,
      css: texts,
      async rulebook(language) {
        const book = parseRulebook(await rulebooks[`./${id}/rulebook.${language}.md`]!());
        if (!book.ok) throw new Error(`rulebook of ${id}: ${book.problem.code}`);
        return book.value;
      },
    };
  },
});
