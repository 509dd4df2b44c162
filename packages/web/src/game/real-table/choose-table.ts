import { applies, type Game, type Need, type OptionValues } from '@glade/engine';
import { APP_THROWS, missingDice } from '@glade/table';
import { OWN_DICE } from '../own-dice.ts';
import { withOptions, type MatchSetup } from '../match-setup.ts';

/** The set-up with its pieces on a real table and people's own dice, or with everything on the screen. */
export function chooseTable(game: Game, setup: MatchSetup, realTable: boolean): MatchSetup {
  const asked = game.options.options[OWN_DICE];
  const own = asked !== undefined && applies(asked, setup.options) ? { [OWN_DICE]: realTable } : {};
  return { ...withOptions(game, setup, { ...setup.options, ...own }), realTable };
}

/** The numbers of sides of the dice that people throw themselves. */
export function diceOfPeople(options: OptionValues, needs: readonly Need[]): readonly number[] {
  if (options[OWN_DICE] !== true) return [];
  const missing = missingDice(options);
  return kinds(needs).filter((sides) => !missing.includes(sides));
}

/** The set-up where people have these dice only: the app throws the others, and all if none are left. */
export function withDice(
  game: Game,
  setup: MatchSetup,
  needs: readonly Need[],
  theirs: readonly number[],
): MatchSetup {
  const lacks = kinds(needs).filter((sides) => !theirs.includes(sides));
  const spelled = lacks.toSorted((a, b) => b - a).map((sides) => `d${sides}`);
  const some = game.options.options[APP_THROWS];
  const own = theirs.length > 0 && (lacks.length === 0 || some !== undefined);
  const missing = own && lacks.length > 0 ? spelled.join('') : 'none';
  return withOptions(game, setup, {
    ...setup.options,
    [OWN_DICE]: own,
    ...(some === undefined ? {} : { [APP_THROWS]: missing }),
  });
}

const kinds = (needs: readonly Need[]): readonly number[] =>
  needs.flatMap(({ sides }) => sides ?? []);

/** The set-up in which the person or bot in this seat sits first, and the others follow in the same order. */
export function seatFirst(setup: MatchSetup, seat: number): MatchSetup {
  return seated(setup, (seats) => [...seats.slice(seat), ...seats.slice(0, seat)]);
}

/** The set-up in which somebody sits one seat earlier. */
export function seatEarlier(setup: MatchSetup, seat: number): MatchSetup {
  return seated(setup, (seats) =>
    seats.map((each, i) => (i === seat - 1 ? seats[seat]! : i === seat ? seats[seat - 1]! : each)),
  );
}

function seated(
  setup: MatchSetup,
  order: (seats: readonly number[]) => readonly number[],
): MatchSetup {
  const now = order(setup.players.map((_, seat) => seat));
  return {
    ...setup,
    players: now.map((seat) => setup.players[seat]!),
    names: now.map((seat) => setup.names?.[seat]),
  };
}
