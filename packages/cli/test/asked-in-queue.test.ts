import { compare, Study, type Experiment, type StudyResult } from '@glade/lab';
import type { QueuedStudy } from '@glade/queue';
import { expect, test } from 'vitest';
import { studyAnswer } from '../src/watching/study-answer.ts';
import { gameById, optionsOf } from './experiments.ts';

test('what was asked in advance stays so on the page of a queue, and in its command', async () => {
  const game = gameById('war-kids');
  const options = optionsOf(game);
  const experiment = { game: game.id, options, bots: ['random', 'random'], seed: '1', games: 60 };
  const choices = ['blue', 'pink'].map((firstSide) => ({
    name: `firstSide=${firstSide}`,
    options: { ...options, firstSide },
  }));
  const pageOf = async (asked?: string): Promise<string> => {
    let played: { readonly arms: readonly Experiment[]; readonly result: StudyResult } | undefined;
    await compare(
      game,
      experiment,
      choices,
      async (arms) => {
        const study = new Study(game, arms);
        study.play({ from: 0, to: 60 });
        played = { arms, result: study.result() };
        return played.result;
      },
      asked,
    );
    const { arms, result } = played!;
    // As it comes back from the database.
    const study = JSON.parse(JSON.stringify({ id: 'x', arms })) as QueuedStudy;
    const { whole, known } = await studyAnswer('en', game, study, result);
    return `${known.command} ${await whole()}`;
  };
  const page = await pageOf('points.0');
  expect(page).toContain('Asked in advance');
  expect(page).toMatch(/--compare 'firstSide=blue,pink' --of points\.0/);
  expect(await pageOf()).not.toMatch(/Asked in advance|--of/);
});
