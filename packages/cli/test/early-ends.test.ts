import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHANCE,
  EventList,
  KeyedDice,
  LANGUAGES,
  outcomeAt,
  OVER,
  parseOptions,
  type OptionValues,
} from '@glade/engine';
import { earlySentences, labText, NumberFormats, reportHtml, type Report } from '@glade/lab';
import { expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { games } from '../src/shelf/games.ts';
import { gameById } from './experiments.ts';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const PLAYED: readonly (readonly [id: string, options: Record<string, string>])[] = [
  ['leaf-climbers', {}],
  ['forest-fire', {}],
  ['wildfire', { mode: 'vs' }],
];

test('these games say which event ends the part of a seat early', () => {
  const named = games.filter(({ endsEarly }) => endsEarly !== undefined).map(({ id }) => id);
  expect(named.toSorted()).toEqual(PLAYED.map(([id]) => id).toSorted());
});

test.each(PLAYED)('%s: who is out or done never acts again', (id, set) => {
  const game = gameById(id);
  const options = parseOptions(game.options, set) as { readonly value: OptionValues };
  const rules = game.rules(options.value);
  let told = 0;
  for (let match = 0; match < 40; match++) {
    const random = new KeyedDice('early', match).random('play');
    const state = rules.create();
    const gone = new Set<number>();
    for (let steps = 0; steps < 3000; steps++) {
      const actor = rules.actor(state);
      if (actor === OVER) break;
      expect(gone.has(actor)).toBe(false);
      const action =
        actor === CHANCE
          ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
          : rules.nth(state, random.below(rules.count(state)));
      const heard = new EventList();
      rules.apply(state, action, heard);
      for (const { code, args } of heard.events)
        if (code === game.endsEarly!.event) gone.add(args['seat']!);
    }
    told += gone.size;
  }
  expect(told).toBeGreaterThan(0);
});

test('how often and how early somebody is out, and how long the wait is, is in the rows, too', async () => {
  const place = folder();
  const [json, csv, jsonl] = ['a.json', 'a.csv', 'a.jsonl'].map((file) => join(place, file));
  const asked = `playtest leaf-climbers --games 60 --json ${json} --csv ${csv} --jsonl ${jsonl}`;
  const { out } = await gladeHere(asked.split(' '));
  const report = JSON.parse(readFileSync(json!, 'utf8')) as Report;
  const { early } = report;
  const [heads, ...rows] = readFileSync(csv!, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const column = (name: string): readonly string[] => rows.map((row) => row[heads!.indexOf(name)]!);
  const mean = (of: readonly number[]): number =>
    of.reduce((sum, each) => sum + each, 0) / of.length;
  const gone = column('gone').map((cell) => (cell === '' ? [] : cell.split(' ')));
  const some = gone.flatMap((each, i) => (each.length > 0 ? [i] : []));
  const first = (name: string): readonly number[] =>
    some.map((i) => Number(column(name)[i]!.split(' ')[0]));
  expect(early!.as).toBe('out');
  expect(early!.share.value).toBeCloseTo(some.length / 60, 10);
  expect(early!.seats.mean).toBeCloseTo(mean(gone.map((each) => each.length)), 10);
  const turns = column('turns').map(Number);
  const left = first('gone_turns').map((turn, k) => turns[some[k]!]! - turn);
  expect(early!.turns.mean).toBeCloseTo(mean(left), 10);
  expect(early!.seconds.mean).toBe(Math.round(mean(first('gone_seconds'))));
  const lines = readFileSync(jsonl!, 'utf8').trimEnd().split('\n');
  const listed = lines.map((line) => JSON.parse(line) as { gone?: readonly { seat: number }[] });
  expect(listed.map((each) => (each.gone ?? []).map(({ seat }) => String(seat)))).toEqual(gone);
  const words = out.replaceAll(/\s+/g, ' ');
  expect(words).toMatch(
    /somebody was out before the end\. On average, [\d.]+ of 4 players were in such a match\. Over all matches, [\d.]+ were\./,
  );
  expect(words).toContain('The first of them was out after');
  const say = cliTranslator('it', gameById('leaf-climbers'), labText);
  expect(reportHtml(report, say).includes('id="lab-early"')).toBe(true);
});

test('that nobody was is said, too', () => {
  const early = { as: 'done', share: { value: 0, low: 0, high: 0.037, n: 100 } };
  const [en, it] = LANGUAGES.map((language) =>
    earlySentences(
      { early, seats: 2 } as never,
      cliTranslator(language, gameById('wildfire'), labText),
      new NumberFormats(language),
      undefined,
    ),
  );
  expect(en).toEqual([
    'Nobody was done before the end (95% range of matches with somebody: 0.0% – 3.7%).',
  ]);
  expect(it![0]).toContain('Nessuno aveva finito prima della fine');
});
