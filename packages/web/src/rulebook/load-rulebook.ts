import { parseExamples, parseRulebook, type Example, type Rulebook } from '@glade/engine';
import { otherwiseIn } from '@glade/text';
import { outsideFile } from '../loading/outside-games.ts';

// The folder of a game has the name of the game.

const rulebooks = import.meta.glob<string>('../../../../games/*/rulebook.*.md', {
  query: '?raw',
  import: 'default',
});
const examples = import.meta.glob<readonly Example[]>('../../../../games/*/examples.yaml', {
  import: 'default',
});

const folder = (id: string): string => `../../../../games/${id}`;

const fileOf = (id: string, tag: string): string => `${folder(id)}/rulebook.${tag}.md`;

/** The tag of the language in which people read the rulebook of a game who chose the language with this tag. */
export const rulebookTag = (id: string, tag: string): string =>
  Object.hasOwn(rulebooks, fileOf(id, tag)) ? tag : otherwiseIn(tag);

export async function loadRulebook(id: string, tag: string): Promise<Rulebook> {
  const read = rulebookTag(id, tag);
  const source =
    (await rulebooks[fileOf(id, read)]?.()) ?? (await outsideFile(id, `rulebook.${read}.md`));
  const book = parseRulebook(source ?? '');
  if (!book.ok) throw new Error(`rulebook of ${id}: ${book.problem.code}`);
  return book.value;
}

export async function loadExamples(id: string): Promise<readonly Example[]> {
  const own = await examples[`${folder(id)}/examples.yaml`]?.();
  if (own !== undefined) return own;
  const read = parseExamples(JSON.parse((await outsideFile(id, 'examples.json')) ?? '[]'));
  return read.ok ? read.value : [];
}
