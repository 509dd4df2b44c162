import {
  parseExamples,
  parseRulebook,
  type Example,
  type Language,
  type Rulebook,
} from '@glade/engine';
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

export async function loadRulebook(id: string, language: Language): Promise<Rulebook> {
  const name = `rulebook.${language}.md`;
  const source = (await rulebooks[`${folder(id)}/${name}`]?.()) ?? (await outsideFile(id, name));
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
