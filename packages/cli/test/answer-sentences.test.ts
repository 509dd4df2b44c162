import { LANGUAGES, type WholeGame } from '@glade/engine';
import {
  AnswerWriter,
  compare,
  labText,
  ladder,
  luck,
  answerHtml,
  stronger,
  tune,
  type Experiment,
  type WrittenAnswer,
} from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { randomExperiment, gameById, optionsOf, playWithoutThreads } from './experiments.ts';

// Many people read only the first sentence, so it must contain the worst news.

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
      bot: 'random',
      below: 'policy',
      points: '#',
      range: '',
    }).split('#');
    expect(part!.answer!.startsWith(first)).toBe(true);
    expect(part!.answer!.split(first)).toHaveLength(2);
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
    expect(words).toMatch(/limit.*--games.*--gain/);
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
    expect(part!.table!.rows[0]!.filter((cell) => /^100[.,]0/.test(cell))).toHaveLength(2);
    expect(part!.plot!.rows[0]!.text).toMatch(/^100[.,]0\s?%$/);
  });

  test('the picture of luck has a key that does not speak of dark and pale', async () => {
    const game = gameById('wildfire');
    const { say, answers } = told(game, language);
    const experiment = experimentOf(game, { games: 20, bots: ['policy'] });
    const found = await luck(game, experiment, ['random', 'policy'], playWithoutThreads(game));
    const answer = answers.luck(found, '');
    const [, figure = ''] = /<figure>(.*?)<\/figure>/s.exec(answerHtml(answer, say)) ?? [];
    const key = [...figure.matchAll(/<rect class="(\w+)" width="2.5rem"[^>]*\/><\/svg>([^<]+)</g)];
    expect(key.map(([, kind, words]) => [kind, words])).toEqual([
      ['bar', say('lab.luck.alone')],
      ['pale', say('lab.luck.together')],
    ]);
    const said = [wordsOf(answer), ...answer.parts.flatMap(({ method = [] }) => method)].join('\n');
    expect(said).not.toMatch(/\bdark\b|\bpale\b|scuro|chiar[oe]/);
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
    const [before] = say('lab.tune.twins', { list: '#' }).split('#');
    expect(wordsOf(answer)).toContain(before);
    expect(wordsOf(answer)).not.toContain(say('lab.tune.alone.meaning'));
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
  const share = (value: number, low = value - 0.05, high = value + 0.05) => ({
    value,
    low,
    high,
    n: 500,
  });
  const [firebreak, fire, bot] = ['firebreak', 'fire', 'bot'];
  const game = gameById('forest-fire');
  const { answers } = told(game);
  const answerOf = async (
    sources: readonly (readonly [stream: string, alone: number, together: number])[],
  ): Promise<string> => {
    const found = await luck(game, experimentOf(game, { games: 4 }), [], playWithoutThreads(game));
    const given = sources.map(([stream, alone, together]) => ({
      stream,
      alone: share(alone),
      together: share(together),
    }));
    const answer = answers.luck({ ...found, constant: false, unused: [], sources: given }, '');
    return answer.parts[0]!.answer!;
  };

  test('is the one that settles most by itself, with both numbers by their names', async () => {
    const answer = await answerOf([
      [firebreak, 0.1, 0.95],
      [fire, 0.7, 0.8],
    ]);
    expect(answer).toMatch(/“Where fires break out” settles most by itself: 70\.0%/);
    expect(answer).toMatch(/Together with others it settles 80\.0%/);
  });

  test('or else the one with the greatest part together, and that is said', async () => {
    const answer = await answerOf([
      [firebreak, 0.02, 0.6],
      [fire, 0.05, 0.95],
    ]);
    expect(answer).toMatch(/No source of chance is shown to settle most by itself/);
    expect(answer).toMatch(/“Where fires break out” has the largest part: 95\.0%.*by itself 5\.0%/);
  });

  test('or none', async () => {
    const answer = await answerOf([
      [bot, 0.4, 0.6],
      [fire, 0.41, 0.61],
    ]);
    expect(answer).toMatch(/cannot be told/);
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
    ['en', /shared first place from 8\d\.\d% to 6\d\.\d%/, /survivors from 2\.\d+ to [12]\.\d+/],
    [
      'it',
      /primo posto condiviso da 8\d,\d\u00a0% a 6\d,\d\u00a0%/,
      /sopravvissuti da 2,\d+ a [12],\d+/,
    ],
  ] as const)('in %s', async (language, shared, survivors) => {
    const { answers } = told(game, language);
    const found = await compare(
      game,
      experimentOf(game, { bots, games: 400 }),
      choices,
      playWithoutThreads(game),
    );
    const answer = answers.compare(found, '').parts[0]!.answer!;
    expect(answer).toMatch(shared);
    expect(answer).toMatch(survivors);
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
    expect(answers.compare(found, '').parts[0]!.answer).toMatch(/^“random” is shown to change: /);
  });
});
