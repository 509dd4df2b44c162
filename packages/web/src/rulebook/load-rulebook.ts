import { parseRulebook, type Example, type Language, type Rulebook } from '@glade/engine';

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
  const source = await rulebooks[`${folder(id)}/rulebook.${language}.md`]?.();
  const book = parseRulebook(source ?? '');
  if (!book.ok) throw new Error(`rulebook of ${id}: ${book.problem.code}`);
  return book.value;
}

export async function loadExamples(id: string): Promise<readonly Example[]> {
  return (await examples[`${folder(id)}/examples.yaml`]?.()) ?? [];
}
