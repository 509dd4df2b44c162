import type { Match } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { knownEntries } from '@glade/table';
import { engineText, placesOf, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import en from '../src/words/en.ts';
import { toldLines, toldTo } from '../src/replay/told-lines.ts';
import { playedToEnd } from '../e2e/played-match.ts';

// What a match shows and tells that is watched again.

const sayOf = ({ game }: Match) =>
  translator('en', engineText, { en, it: en }, games.find(({ id }) => id === game.id)!.text);

/** The board after so many entries, as who plays or who watches sees it. */
async function drawn(match: Match, at: number, watched: boolean): Promise<string> {
  const board = await boards[match.game.id]!();
  const { events } = knownEntries(match)[at - 1]!;
  return renderToString(
    <board.Board
      view={match.rules.view(match.at(at).state, undefined)}
      legal={[]}
      events={events}
      lit={events.flatMap(placesOf)}
      say={sayOf(match)}
      options={match.header.options}
      settings={{ motion: false, forecast: false, score: false, plain: false }}
      {...(watched ? {} : { onAction: () => {} })}
    />,
  );
}

test('Fair Verona: nobody who watches a match again is led to a meeple of their own', async () => {
  const match = playedToEnd('fair-verona', {}, 3);
  expect(await drawn(match, 30, false)).toContain('My meeple');
  expect(await drawn(match, 30, true)).not.toContain('My meeple');
});

test('War Kids: watched again, the name of the hex that was left lies on it, where it hides nobody', async () => {
  const match = playedToEnd('war-kids', { scenario: 'firstSkirmish', turnLimit: 6 }, 3);
  const moves = knownEntries(match).flatMap(({ events }, i) =>
    events.length === 1 && events[0]!.code === 'moved' ? [i + 1] : [],
  );
  expect(moves.length).toBeGreaterThan(3);
  // A name that lies above or below its hex is as far from it at every size of letters.
  const tags = (html: string, where: RegExp): number => html.match(where)?.length ?? 0;
  const beside = /--y:\s?calc/g;
  const all = /--letters/g;
  const counts = [];
  for (const at of moves.slice(0, 4))
    for (const watched of [false, true]) {
      const html = await drawn(match, at, watched);
      counts.push([watched, tags(html, all), tags(html, beside)]);
    }
  for (const [watched, named, aside] of counts) {
    expect(named).toBe(2);
    expect(aside).toBe(watched === true ? 1 : 2);
  }
});

test('VS: a step of many lines tells what was done, and what the one saw by whose eyes it is watched', async () => {
  const match = playedToEnd('wildfire', { mode: 'vs', vsPlayers: 2 }, 9);
  const board = await boards['wildfire']!();
  const say = sayOf(match);
  const steps = knownEntries(match).map(({ events }) => {
    const told = [say, match.rules, board, events, {}] as const;
    return {
      all: toldLines(...told).map(({ text }) => text),
      seen: toldTo(0, ...told).map(({ text }) => text),
    };
  });
  // Few lines are told in whole sentences.
  const words = (text: string): readonly string[] => text.match(/[a-z]+ \d+/g) ?? [text];
  const long = steps.filter(({ all }) => all.length > 3);
  expect(long.length).toBeGreaterThan(1);
  for (const { all, seen } of long) {
    expect(words(seen[0]!)).toEqual(words(all[0]!));
    expect(seen.filter((text) => /^Player 2: \d+ squares/.test(text))).toEqual([]);
  }
  expect(long.some(({ all, seen }) => seen.length < all.length)).toBe(true);
  for (const { all, seen } of steps.filter((each) => each.all.length <= 3))
    expect(seen).toEqual(all);
});
