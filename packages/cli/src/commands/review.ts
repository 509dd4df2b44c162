import { parseRecord, type Language, type Match, type WholeGame } from '@glade/engine';
import {
  Reviewer,
  reviewText,
  ReviewTeller,
  turnSpans,
  type Decision,
  type Review,
} from '@glade/lab/review';
import { turnUnit } from '@glade/lab';
import { hasSecrets, playersOf, seatNames } from '@glade/table';
import type { Say } from '@glade/text';
import { readRecord, requireWritable, writeText } from '../arguments/files.ts';
import { UserError, valueOrThrow } from '../arguments/user-error.ts';
import { findGame } from '../shelf/games.ts';
import { proverOf } from '../shelf/provers.ts';
import { aligned, print, wrapped } from '../terminal/output.ts';
import { withProgressBar } from '../terminal/progress-bar.ts';
import { turnName } from '../match/turn-name.ts';
import { cliTranslator } from '../text/translator.ts';

/** The steps of the bar that shows how far the work is. */
const BAR = 100;

/** Arguments of `glade review`, as typed. */
export interface ReviewArguments {
  readonly json?: string;
}

/** `glade review FILE`: what luck and choices changed in a match, and which decisions cost most. */
export async function review(
  language: Language,
  file: string,
  { json }: ReviewArguments,
): Promise<void> {
  let game: WholeGame | undefined;
  const read = parseRecord(await readRecord(file), (id) => (game = findGame(id)));
  const match = valueOrThrow(read, game);
  if (!match.over) throw new UserError('cli.review.open');
  const out = json === undefined ? undefined : requireWritable(json);
  const say = cliTranslator(language, game, reviewText);
  const found = await withProgressBar(
    say,
    BAR,
    (progress) => Promise.resolve(reviewOf(match, (share) => progress(Math.round(share * BAR)))),
    'work',
  );
  const alone = match.rules.seats === 1 ? 0 : undefined;
  printReview(say.at({ names: seatNames(match.header), you: alone }), match, found);
  if (out !== undefined) writeText(out, `${JSON.stringify(found, undefined, 2)}\n`);
}

function reviewOf(match: Match<WholeGame>, progress: (share: number) => void): Review {
  const { game, header, log } = match;
  const people = playersOf(header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  const prove = proverOf(game, match.rules);
  const reviewer = new Reviewer(game, { options: header.options, log, people, prove });
  let found: Review | undefined;
  for (const shown of reviewer.run()) {
    if (!shown) continue;
    found = reviewer.review();
    progress(found?.progress ?? 0);
  }
  return found!;
}

function printReview(say: Say, match: Match<WholeGame>, found: Review): void {
  const events = match.events();
  const first = (turn: number): number => found.points.findIndex((each) => each.turn === turn);
  const teller = new ReviewTeller(say, found, (turn) => turnName(say, turn, first(turn), events));
  for (let side = 0; side < found.sides.length; side++) {
    print('', ...teller.summary(side).map((line) => wrapped(line)));
    printDecisions(say, match, teller, side);
  }
  print('', turnTable(say, match, found, teller), '');
  const secret = hasSecrets(match.rules);
  print(
    ...teller.method(0, say('review.bot', { name: found.by }), secret).map((line) => wrapped(line)),
  );
}

function printDecisions(
  say: Say,
  match: Match<WholeGame>,
  teller: ReviewTeller,
  side: number,
): void {
  const { notation } = match.rules;
  const written = ({ at }: Decision, action: number): string =>
    `“${notation.format(match.at(at).state, action)}”`;
  const well = teller.well(side).map((each) => teller.wellLine(each, written(each, each.played)));
  const costs = teller
    .costs(side)
    .map((each) => teller.costLine(each, written(each, each.played), written(each, each.better!)));
  if (well.length > 0) print(`${say('review.well')}:`, ...well.map((line) => wrapped(line, '  ')));
  if (costs.length === 0) print(wrapped(teller.noCosts(side)));
  else print(`${say('review.costs')}:`, ...costs.map((line) => wrapped(line, '  ')));
  const rest = costs.length === 0 ? undefined : teller.restOfCosts(side);
  if (rest !== undefined) print(wrapped(rest));
}

/** The value for each side before each turn, and at the end. */
function turnTable(
  say: Say,
  { game }: Match<WholeGame>,
  { points, sides }: Review,
  teller: ReviewTeller,
): string {
  const first = turnSpans(points).map(({ from }) => points[from]!);
  const head = [
    say('cli.review.turn', { unit: turnUnit(game) }),
    ...sides.map((_, side) =>
      sides.length === 1 ? say('cli.review.value') : say('cli.player', { player: side + 1 }),
    ),
  ];
  const rows = [...first, points.at(-1)!].map(({ turn, values }, row) => [
    row === first.length ? say('cli.review.end') : teller.nameTurn(turn),
    ...values.map((each) => `${teller.share(each.value)} (${teller.shareRange(each)})`),
  ]);
  return aligned([head, ...rows]);
}
