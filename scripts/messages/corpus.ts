import { readSubject } from '@glade/engine/testing';
import { plainText, type Bilingual, type Lesson, type Rulebook } from '@glade/engine';
import { games } from '@glade/games';
import { LANGUAGES, type Language } from '@glade/text';
import { allMessages } from './catalogues.ts';
import { renderAll } from './render.ts';

/** A text that Glade shows to people, in one language. */
export interface Shown {
  /** `games/wildfire` for what belongs to a game, else a package such as `packages/web`. */
  readonly group: string;
  readonly kind: 'message' | 'summary' | 'rule' | 'example' | 'lesson';
  /** The key of a message, the number of a rule, or the id of an example or a lesson. */
  readonly at: string;
  readonly language: Language;
  readonly text: string;
}

/** Every text of messages with real values, of names of moves, of rulebooks with their examples, and of lessons. */
export async function shownTexts(): Promise<readonly Shown[]> {
  const messages = renderAll(await allMessages()).flatMap(({ group, key, renderings }) =>
    renderings.flatMap((one) =>
      LANGUAGES.map((language): Shown => ({
        group,
        kind: 'message',
        at: key,
        language,
        text: one[language],
      })),
    ),
  );
  return [...messages, ...games.flatMap(({ id }) => textsOfGame(id))];
}

function textsOfGame(id: string): readonly Shown[] {
  const group = `games/${id}`;
  const game = games.find((one) => one.id === id)!;
  const folder = new URL(`../../${group}/`, import.meta.url);
  const { rulebooks, examples, lessons } = readSubject(game, folder, { events: {} });
  if (!examples.ok) throw new Error(`${id}: the examples cannot be read`);
  if (lessons === undefined || !lessons.ok) throw new Error(`${id}: the lessons cannot be read`);
  const inBoth = (kind: Shown['kind'], at: string, text: Bilingual): readonly Shown[] =>
    LANGUAGES.map((language) => ({ group, kind, at, language, text: text[language] }));
  return [
    ...Object.entries(game.moves ?? {}).flatMap(([move, names]) =>
      inBoth('message', `moves.${move}`, names),
    ),
    ...LANGUAGES.flatMap((language) => {
      const book = rulebooks[language];
      if (!book.ok) throw new Error(`${id}: the rulebook cannot be read (${book.problem.code})`);
      return textsOfBook(book.value).map((one): Shown => ({ group, language, ...one }));
    }),
    ...examples.value.flatMap(({ id: at, title, note, cases }) =>
      [title, note, ...cases.map((one) => one.note)].flatMap((text) =>
        text === undefined ? [] : inBoth('example', at, text),
      ),
    ),
    ...lessons.value.lessons.flatMap((lesson) =>
      textsOfLesson(lesson).flatMap((text) => inBoth('lesson', lesson.id, text)),
    ),
  ];
}

function textsOfBook({
  intro,
  summary,
  sections,
}: Rulebook): readonly Omit<Shown, 'group' | 'language'>[] {
  return [
    ...intro.map((spans) => ({ kind: 'rule' as const, at: 'intro', text: plainText(spans) })),
    ...summary.map(({ title, spans }) => ({
      kind: 'summary' as const,
      at: title,
      text: plainText(spans),
    })),
    ...sections.flatMap(({ heading, intro: above, clauses }) => [
      { kind: 'rule' as const, at: heading, text: heading },
      ...above.map((spans) => ({ kind: 'rule' as const, at: heading, text: plainText(spans) })),
      ...clauses.map(({ id, spans }) => ({
        kind: 'rule' as const,
        at: id,
        text: plainText(spans),
      })),
    ]),
  ];
}

/** All that a lesson says: its title, its cards, its answers and its hints. */
function textsOfLesson({ title, steps }: Lesson): readonly Bilingual[] {
  return [
    title,
    ...steps.flatMap(({ say, ask = [], hints, wrong = [] }) => [
      say,
      ...ask.flatMap((answer) => [answer, answer.reply]),
      ...(hints === undefined ? [] : [hints.look, hints.think, hints.do]),
      ...wrong.flatMap((one) => (one.say === undefined ? [] : [one.say])),
    ]),
  ];
}
