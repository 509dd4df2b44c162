import { LANGUAGES, type BotGame, type WholeGame } from '@glade/engine';
import {
  AnswerWriter,
  botName,
  compare as compareNew,
  labText,
  ladder as ladderNew,
  luck as luckNew,
  OptionNames,
  stronger as strongerNew,
  tune as tuneNew,
  type Experiment,
  type WrittenAnswer,
} from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { randomExperiment, gameById, optionsOf, playWithoutThreads } from './experiments.ts';

// Many people read only the first sentence, so it must contain the worst news.

/** The question, asked once and told in each language: games are known by their id, and how matches are played does not matter. */
function once<More extends readonly unknown[], T>(
  ask: (game: BotGame, ...more: More) => Promise<T>,
) {
  const known = new Map<string, Promise<T>>();
  return (game: BotGame, ...more: More): Promise<T> => {
    const key = JSON.stringify([game.id, ...more]);
    const there = known.get(key) ?? ask(game, ...more);
    known.set(key, there);
    return there;
  };
}
const compare = once(compareNew);
const ladder = once(ladderNew);
const luck = once(luckNew);
const stronger = once(strongerNew);
const tune = once(tuneNew);

const experimentOf = (game: WholeGame, more: Partial<Experiment> = {}): Experiment =>
  randomExperiment(game, 60, more);

const told = (game: WholeGame, language: (typeof LANGUAGES)[number] = 'en') => {
  const say = cliTranslator(language, game, labText);
  return { say, answers: new AnswerWriter(say, game) };
};
const wordsOf = ({ lead, parts }: WrittenAnswer): string =>
  [lead, ...parts.flatMap(({ answer = '', notes }) => [answer, ...notes])].join('\n');

describe.each(LANGUAGES)('in %s', (language) => {
  test('a bot that is surely weaker than the one below it comes first', async () => {
    const game = gameById('wildfire');
    const { say, answers } = told(game, language);
    const rungs = ['random', 'policy', 'random'];
    const found = await ladder(game, experimentOf(game), rungs, playWithoutThreads(game));
    const [part] = answers.ladder(found, '').parts;
    const [up, down] = found.rungs;
    expect(up!.gain.value).toBeGreaterThan(0);
    expect(down!.gain.adjusted).toBeLessThan(0.05);
    const [first = ''] = say('lab.ladder.weaker', {
      bot: botName(say, 'random'),
      below: botName(say, 'policy'),
      points: '#',
      range: '',
    }).split('#');
    expect(part!.answer!.startsWith(first)).toBe(true);
    expect(part!.answer!.split(first)).toHaveLength(2);
    // A dash beside a minus misleads.
    expect(part!.answer).not.toMatch(/– [−+]/);
    expect(part!.answer).toContain(say('lab.ladder.depth', { depth: 1, rungs: 2 }));
  });

  test('a limit that was reached is called one', async () => {
    const game = gameById('wildfire');
    const { answers } = told(game, language);
    const claim = { low: 0, high: 0.05 };
    const asked = { bot: 'policy', than: 'greedy', claim };
    const found = await stronger(
      game,
      experimentOf(game, { games: 8 }),
      asked,
      playWithoutThreads(game),
    );
    expect(found.verdict).toBe('open');
    const words = wordsOf(answers.stronger(found, ''));
    expect(words).not.toMatch(/until it could|that luck chose|finché si|scelto dal caso/);
    expect(words).toMatch(/limit.*--games.*--gain/s);
    const sooner = wordsOf(answers.stronger({ ...found, verdict: 'upper' }, ''));
    expect(sooner).toMatch(/until the answer was clear|fino alla risposta/);
    expect(sooner).not.toContain('--games');
  });

  test('a game without chance is not said to be partly luck', async () => {
    const game = gameById('connect-four');
    const { say, answers } = told(game, language);
    const bots = ['random', 'careful'];
    const found = await luck(
      game,
      experimentOf(game, { games: 20 }),
      bots,
      playWithoutThreads(game),
    );
    expect(found.sources.map(({ stream }) => stream)).toEqual(['bot']);
    const [part] = answers.luck(found, '').parts;
    expect(part!.answer).not.toMatch(/the rest is chance|il resto è caso/);
    expect(part!.answer).toContain(say('lab.luck.only.bot'));
    const [variance = []] = part!.folded!.table.rows;
    expect(variance.filter((cell) => /^100[.,]0/.test(cell))).toHaveLength(2);
    expect(part!.answer).not.toMatch(/^Luck|^Fortuna/);
    // Here everybody has one opponent.
    expect(part!.answer).not.toMatch(/alone|da solo/);
    expect(part!.answer).toMatch(/Against “random”, “careful”|Contro «random», «careful»/);
  });

  test('luck is counted in matches of 100, in words, table and picture', async () => {
    const game = gameById('wildfire');
    const { say, answers } = told(game, language);
    const experiment = experimentOf(game, { games: 60, bots: ['policy'] });
    const found = await luck(game, experiment, ['random', 'policy'], playWithoutThreads(game));
    const [part] = answers.luck(found, '').parts;
    const [before, after] = say('lab.luck.redrawn', {
      kind: 'side',
      measure: '',
      parts: 'no',
      n: Math.round(100 * found.redrawn!.value),
      range: '#',
      all: Math.round(100 * found.unrelated.value),
      allRange: '#',
    }).split('#');
    expect(part!.answer).toContain(before);
    expect(part!.answer).toContain(after);
    // What two matches with nothing in common differ by stands beside it.
    expect(part!.table!.rows.at(-1)!.slice(0, 2)).toEqual([
      say('lab.luck.unrelated'),
      String(Math.round(100 * found.unrelated.value)),
    ]);
    // Skill is that of two bots, which are named.
    expect(part!.answer).toMatch(
      /depends on whom you compare: here “random” and “policy”\. “random” makes|Dipende da chi si confronta: qui «random» e «policy»\. «random» fa/,
    );
    const most = Math.max(...found.sources.map(({ changes }) => changes.value));
    expect(part!.table!.rows[0]![1]).toBe(String(Math.round(100 * most)));
    expect(part!.plot!.rows[0]!.text).toBe(part!.table!.rows[0]![1]);
    // How the folded table is read is said beside it, and nowhere else.
    expect(part!.folded!.note).toBe(say('lab.luck.reading'));
    expect(part!.method).not.toContain(say('lab.luck.reading'));
    expect(part!.answer).not.toMatch(/variance|varianza|explain|spieg/);
  });

  test('of rivals it is said once how a shared win counts, the same as in the rest of the answer', async () => {
    const game = gameById('leaf-climbers');
    const { answers } = told(game, language);
    const notesOf = async (set: Record<string, string>): Promise<string> => {
      const usual = experimentOf(game, { games: 20 });
      const experiment = { ...usual, options: { ...usual.options, ...set } };
      const found = await luck(game, experiment, ['like:2', 'greedy'], playWithoutThreads(game));
      const [part] = answers.luck(found, '').parts;
      expect(part!.answer).not.toMatch(/makes any legal move|fa una qualunque mossa/);
      expect(part!.answer).not.toMatch(/no others were named|non ne sono stati indicati/);
      // Beside the number of changes stands what a change is.
      expect(part!.answer).toMatch(
        /The result of seat 1 \(how much of a win it gets: a half in place of a third is a change, too\) then changes in \d+ of|del posto 1 \(quanto prende di una vittoria: metà invece di un terzo è già un cambiamento\) cambia in \d+ /,
      );
      return part!.notes.join(' ');
    };
    expect(await notesOf({})).toMatch(
      /how much of a win it gets\. Several winners divide one, here and everywhere|quanto prende di una vittoria\. Più vincitori la dividono, qui e in tutta/,
    );
    expect(await notesOf({ credit: 'split' })).toMatch(/how much of a win|quanto prende/);
  });

  test('where the result is not who wins, luck speaks of that result first', async () => {
    const game = gameById('leaf-climbers');
    const { say, answers } = told(game, language);
    const among = ['random', 'greedy'];
    const experiment = experimentOf(game, { games: 20 });
    const found = await luck(game, experiment, among, playWithoutThreads(game), 'survivors');
    const { answer = '' } = answers.luck(found, '').parts[0]!;
    const measure = say('measure.survivors');
    expect(answer.startsWith(say('lab.luck.of', { measure }))).toBe(true);
    expect(answer.indexOf(measure)).toBeLessThan(answer.indexOf('greedy'));
  });

  test('what is proven with one bot is not said of all: which other bot to ask', async () => {
    const game = gameById('leaf-climbers');
    const { answers } = told(game, language);
    const answerOf = async (bot: string, values: readonly number[]): Promise<string> => {
      const experiment = experimentOf(game, {
        games: 60,
        bots: Array.from({ length: 4 }, () => bot),
      });
      const choices = values.map((descend) => ({
        name: `descend=${descend}`,
        options: { ...experiment.options, descend },
      }));
      const found = await compare(game, experiment, choices, playWithoutThreads(game));
      return answers.compare(found, '').parts[0]!.answer!;
    };
    expect(await answerOf('greedy', [2, 3])).toMatch(/(?:“|«)greedy.*--bots like:2\)\./s);
    expect(await answerOf('like:2', [2, 3])).toMatch(/--bots greedy\)\./);
    // Nothing is proven, so nothing is to be doubted.
    expect(await answerOf('greedy', [2, 2])).not.toContain('--bots');
  });

  test('settings that play alike stand in one line, and one name', async () => {
    const game = gameById('forest-fire');
    const { say, answers } = told(game, language);
    const experiment = experimentOf(game, { games: 16, bots: ['careless', 'careless'] });
    const choices = [0, 2, 3].map((firebreaks) => ({
      name: `firebreaks=${firebreaks}`,
      options: { ...experiment.options, firebreaks },
    }));
    const target = { of: 'turns', value: 20 } as const;
    const found = await tune(game, experiment, choices, target, playWithoutThreads(game));
    expect(found.twins).toEqual([['firebreaks=2', 'firebreaks=3']]);
    const answer = answers.tune(found, '');
    const [, tried] = answer.parts;
    expect(tried!.table!.rows.map(([name]) => name)).toHaveLength(2);
    expect(tried!.plot!.rows).toHaveLength(2);
    const [, after] = say('lab.tune.twins', { list: '#' }).split('#');
    expect(wordsOf(answer)).toMatch(/[“«][^”»]*2[”»] (?:and|e) [“«][^”»]*3[”»] /);
    expect(wordsOf(answer)).toContain(after);
    expect(wordsOf(answer)).not.toContain(say('lab.tune.alone.meaning'));
  });

  test('of several options each setting is named once in full, and many that are as near are counted', async () => {
    const game = gameById('fair-verona');
    const { say, answers } = told(game, language);
    const names = new OptionNames(say, game);
    const experiment = experimentOf(game, { games: 8, bots: Array(4).fill('random') as string[] });
    const choices = ['both', 'ownerTurn'].flatMap((help) =>
      ['easy', 'medium', 'hard'].map((difficulty) => ({
        name: `help=${help} difficulty=${difficulty}`,
        options: { ...experiment.options, help, difficulty },
      })),
    );
    const target = { of: 'win', value: 0.6 } as const;
    const found = await tune(game, experiment, choices, target, playWithoutThreads(game));
    expect(found.finalists).toHaveLength(6);
    // As chance has it all are lost, so that all are as near; some may also have played alike.
    const [first] = answers.tune({ ...found, twins: [] }, '').parts;
    expect(first!.table!.heads[0]).toBe(`${names.option('help')}; ${names.option('difficulty')}`);
    const short = ({ options }: (typeof choices)[number]): string =>
      `${names.value('help', options.help)}; ${names.value('difficulty', options.difficulty)}`;
    expect(first!.table!.rows.map(([name]) => name)).toEqual(choices.map(short));
    expect(first!.answer).toContain(names.choice(choices[0]!.name));
    expect(first!.answer).toContain(say('lab.tune.also.many', { n: 5 }));
    for (const each of choices.slice(1)) expect(first!.answer).not.toContain(short(each));
    // A few are named.
    const few = { ...found, twins: [], also: choices.slice(4).map(({ name }) => name) };
    const named = answers.tune(few, '').parts[0]!;
    for (const each of choices.slice(4)) expect(named.answer).toContain(short(each));
    // They stand next to the nearest in the table, since the sentence counts on it.
    expect(named.table!.rows.map(([name]) => name).slice(0, 3)).toEqual(
      [0, 4, 5].map((i) => short(choices[i]!)),
    );
    // Of many that play alike only some are named, in the sentence and in their row.
    const alike = answers.tune({ ...found, twins: [choices.map(({ name }) => name)] }, '')
      .parts[0]!;
    const some = say('lab.tune.others', { n: 3 });
    expect(alike.table!.rows.map(([name]) => name)).toEqual([expect.stringContaining(some)]);
    expect(alike.answer).toContain(some);
  });

  test('of rivals it is said which win is meant', async () => {
    const game = gameById('leaf-climbers');
    const { say, answers } = told(game, language);
    const experiment = experimentOf(game, { games: 8 });
    const choices = [2, 3].map((descend) => ({
      name: `descend=${descend}`,
      options: { ...experiment.options, descend },
    }));
    const target = { of: 'win', value: 0.25 } as const;
    const answer = answers.tune(
      await tune(game, experiment, choices, target, playWithoutThreads(game)),
      '',
    );
    expect(answer.parts[0]!.answer).toContain(say('lab.tune.alone.meaning'));
    for (const { table, plot } of answer.parts) {
      expect(table!.heads).toContain(say('lab.tune.alone'));
      expect(table!.heads).not.toContain(say('lab.tune.win'));
      expect(plot!.label).toContain(say('lab.tune.what.alone'));
    }
  });
});

describe('the source of chance that is named first', () => {
  const share = (value: number, half = 0.05) => ({
    value,
    low: value - half,
    high: value + half,
    n: 500,
  });
  const game = gameById('forest-fire');
  const { answers } = told(game);
  const answerOf = async (
    sources: readonly (readonly [stream: string, changes: number, half?: number])[],
  ): Promise<string> => {
    const found = await luck(game, experimentOf(game, { games: 4 }), [], playWithoutThreads(game));
    const given = sources.map(([stream, changes, half]) => ({
      stream,
      alone: share(0.5),
      together: share(0.5),
      changes: share(changes, half),
    }));
    const answer = answers.luck({ ...found, constant: false, unused: [], sources: given }, '');
    return answer.parts[0]!.answer!;
  };

  test('is the one that changes most results when it alone is drawn again', async () => {
    const answer = await answerOf([
      ['firebreak', 0.1],
      ['fire', 0.3],
    ]);
    expect(answer).toMatch(/“Where fires break out”.*changes the result in 30 of 100 matches/);
    expect(answer).toContain('(25 – 35)');
  });

  test('or none, where their ranges overlap', async () => {
    const answer = await answerOf([
      ['firebreak', 0.21],
      ['fire', 0.3],
    ]);
    expect(answer).toMatch(/We cannot say which/);
    expect(answer).not.toContain('Where fires break out');
  });

  test('or none, where the matches are too few', async () => {
    const answer = await answerOf([
      ['firebreak', 0.01, 0.01],
      ['fire', 0.5, 0.3],
    ]);
    expect(answer).toMatch(/too few matches/);
  });
});

describe('a comparison says what surely changes, also where no seat gains', () => {
  const game = gameById('leaf-climbers');
  const bots = ['greedy', 'greedy', 'greedy', 'greedy'];
  const choices = [2, 3].map((descend) => ({
    name: `descend=${descend}`,
    options: optionsOf(game, { descend }),
  }));

  test.each([
    [
      'en',
      /^• Shared first place: from 8\d\.\d% to 6\d\.\d%$/m,
      /^• Nobody won: from [01]\.\d% to [2-5]\.\d%$/m,
      /^• Survivors: from 2\.[3-6]\d* to (1\.[89]|2\.[01])\d*$/m,
      /^Level, all seats together 14\.\d+ 1[12]\.\d+$/m,
    ],
    [
      'it',
      /^• Vittoria condivisa: dall’8\d,\d\u00a0% al 6\d,\d\u00a0%$/m,
      /^• Non ha vinto nessuno: dal[^\n]* [01],\d\u00a0% al [2-5],\d\u00a0%$/m,
      /^• Sopravvissuti: da 2,[3-6]\d* a (1,[89]|2,[01])\d*$/m,
      /^Livello, tutti i posti insieme 14,\d+ 1[12],\d+$/m,
    ],
  ] as const)('in %s', async (language, shared, nobody, survivors, level) => {
    const { answers } = told(game, language);
    const found = await compare(
      game,
      experimentOf(game, { bots, games: 1000 }),
      choices,
      playWithoutThreads(game),
    );
    const { parts } = answers.compare(found, '');
    const { answer, table } = parts[0]!;
    const methods = parts.flatMap(({ method = [] }) => method).join('\n');
    expect(methods).toMatch(language === 'en' ? /^Change: in the /m : /^Differenza: quota/m);
    expect(methods).not.toMatch(/\b(\w+): \1: /i);
    for (const line of [shared, nobody, survivors]) expect(answer).toMatch(line);
    // Wins and length are told in any case, and with these lines all that is proven is counted once.
    const main =
      /^(?:Wins and length, proven or not|Vittorie e durata, con o senza dimostrazione): (.*)\.$/m;
    const each = main.exec(answer!)![1]!.split('; ');
    expect(each).toHaveLength(2);
    for (const one of each)
      expect(one).toMatch(/ \((?:not proven|proven|non dimostrato|dimostrato)\)$/);
    const [wins, length] = each;
    expect(wins).toMatch(/place 1 in the order of play|posizione 1 nell’ordine/i);
    expect(length).toMatch(/rounds of a match|giri di una partita/);
    // A sentence names three changes; the table has the others.
    expect(answer!.match(/^• /gm)).toHaveLength(3);
    expect(table!.rows.map((row) => row.slice(0, 3).join(' ')).join('\n')).toMatch(level);
    // Every number in the sentence is one of the data.
    const change = found.variants[0]!.changes.find(({ of }) => of === 'shared')!;
    expect(change.before - change.after).toBeGreaterThan(0.12);
    expect(change.adjusted).toBeLessThan(0.001);
  });

  test('and bots are compared as choices are', async () => {
    const { answers } = told(game);
    const found = await compare(
      game,
      experimentOf(game, { bots, games: 100 }),
      [
        { name: 'greedy', options: choices[0]!.options },
        { name: 'random', options: choices[0]!.options, bots: bots.map(() => 'random') },
      ],
      playWithoutThreads(game),
    );
    const { lead, parts } = answers.compare(found, '');
    expect(lead).toContain('played by “greedy”, then by “random”.');
    expect(lead).not.toContain('--against');
    expect(parts[0]!.answer).toMatch(/^“random” is proven to change these numbers:\n• /);
    // The picture has what is proven to change, the largest change first; how a star is read is said once.
    const { rows = [] } = parts[0]!.plot ?? {};
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).toMatch(/ \*$/);
    const sizes = rows.map(({ value }) => Math.abs(value));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const read = parts
      .flatMap(({ method = [] }) => method)
      .filter((each) => each.startsWith('A star'));
    expect(read).toHaveLength(1);
  });
});
