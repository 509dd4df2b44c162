import {
  CHANCE,
  defaults,
  drawOutcome,
  Match,
  outcomeAt,
  Xoshiro,
  type Building,
  type OptionValues,
} from '@glade/engine';
import { games } from '@glade/games';
import { diceOf } from '@glade/table';

/** How a match is played. */
interface Playing {
  readonly seed: number;
  readonly first?: string;
  readonly others?: string;
  /** Chance is what the dice of the match show, as on a page that plays on; else it is anything. */
  readonly itsDice?: boolean;
}

/** A match of one who sits in the first seat and of others, by the game's first policy, until this is true or to its end. */
export function playedUntil(
  id: string,
  given: OptionValues,
  { seed, first = 'person', others = 'bot strong', itsDice = false }: Playing,
  found: (now: Building) => boolean,
): Match {
  const game = games.find((each) => each.id === id)!;
  const options = { ...defaults(game.options), ...given };
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, (_, i) => (i === 0 ? first : others));
  const start = Match.start(game, { options, dice: 'virtual', seed: `${seed}`, players });
  const dice = diceOf(start.header)!;
  const drawn = rules.streams.map(() => 0);
  const building = start.build();
  const [policy] = Object.values(game.policies(rules));
  const random = new Xoshiro(seed);
  const outcome = (state: object): number =>
    itsDice
      ? drawOutcome(rules, state, dice, drawn[rules.stream(state)]!++).action
      : outcomeAt(rules, state, random.below(rules.totalWeight(state)));
  while (!building.over && !found(building)) {
    const { state, actor } = building;
    const action = actor === CHANCE ? outcome(state) : policy!.choose(state, random);
    if (building.play(action, actor) !== undefined) throw new Error(`${id}: ${action}`);
  }
  return building.match();
}

/** A whole match of a person in the first seat and bots in the others. */
export const playedToEnd = (id: string, given: OptionValues, seed: number): Match =>
  playedUntil(id, given, { seed }, () => false);

/** The match after these lines of its record, given by `; `. */
export function playedLines(start: Match, lines: string): Match {
  const building = start.build();
  for (const line of lines.split('; ')) {
    const read = building.rules.notation.parse(building.state, line);
    if (!read.ok || building.play(read.value, building.actor) !== undefined) throw new Error(line);
  }
  return building.match();
}

/** The match as it was before the first throw of a row of throws, at most so many entries after its beginning. */
export function beforeThrow(match: Match, most: number): Match {
  const { log } = match;
  const at = log.findLastIndex(
    ({ actor }, i) => i <= most && actor === CHANCE && i > 0 && log[i - 1]!.actor !== CHANCE,
  );
  if (at < 0) throw new Error(`no throw in the first ${most} entries`);
  return match.at(at);
}

/** A Forest Fire of a person and a bot in which the person has walked into the flames and is out. */
export function caught(): Match {
  const game = games.find(({ id }) => id === 'forest-fire')!;
  const options = { ...defaults(game.options), players: 2, firebreaks: 0, tapToPlace: false };
  const header = {
    options,
    dice: 'virtual',
    seed: 'caught',
    players: ['person', 'steady'],
  } as const;
  const building = Match.start(game, header).build();
  const { rules } = building;
  interface Seen {
    readonly counters: readonly number[];
    readonly players: readonly { readonly out: boolean; readonly place: number }[];
  }
  for (let i = 0; i < 500; i++) {
    const { state, actor } = building;
    const seen = rules.view(state, undefined) as Seen;
    if (seen.players[0]!.out) return building.match();
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const burns = legal.find((action) => (seen.counters[action] ?? 0) > 0);
    const stands = (seen.counters[seen.players[0]!.place] ?? 0) > 0;
    const walks = stands ? undefined : (burns ?? legal.find((action) => action < 36));
    const rests = legal.find((action) => action === 176) ?? legal[0]!;
    const outcome = legal[(i * 7) % legal.length]!;
    building.play(actor === CHANCE ? outcome : actor === 0 ? (walks ?? rests) : rests, actor);
  }
  throw new Error('nobody was caught');
}

/** What tests read of the forest. */
interface ForestSeen {
  readonly step: string;
  readonly round: number;
  readonly burning: number;
  readonly counters: readonly number[];
  readonly firebreaks: readonly number[];
  readonly players: readonly { readonly out: boolean; readonly place: number }[];
}

/**
 * A Forest Fire in which two people stand outside, until this is true or to its end. They wait there, or walk into the flames, or
 * now and then put out a fire from there, so that the fire burns on and on.
 */
export function unfought(
  how: 'wait' | 'walk' | 'tend',
  found: (seen: ForestSeen) => boolean = () => false,
): Match {
  const game = games.find(({ id }) => id === 'forest-fire')!;
  const options = { ...defaults(game.options), players: 2, tapToPlace: false };
  const people = ['person', 'person'];
  const start = Match.start(game, { options, dice: 'virtual', seed: 'unfought', players: people });
  const building = start.build();
  const { rules } = building;
  const random = new Xoshiro(4);
  const actionOf = (seat: number, seen: ForestSeen): number => {
    const { state } = building;
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const stands = (seen.counters[seen.players[seat]!.place] ?? 0) > 0;
    const burns = legal.find((action) => (seen.counters[action] ?? 0) > 0);
    const douses = legal.find((action) => action >= 60 && action < 96);
    const wanted =
      how === 'walk' && seen.step === 'turns' && !stands
        ? (burns ?? legal[0])
        : how === 'tend' && seen.round % 2 === 0
          ? douses
          : undefined;
    return wanted ?? legal.find((action) => action === 176) ?? legal[0]!;
  };
  while (!building.over) {
    const { state, actor } = building;
    const seen = rules.view(state, undefined) as ForestSeen;
    if (actor >= 0 && found(seen)) break;
    const action =
      actor === CHANCE
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : actionOf(actor, seen);
    if (building.play(action, actor) !== undefined) throw new Error(`forest-fire: ${action}`);
  }
  return building.match();
}
