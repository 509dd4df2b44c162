import {
  CHANCE,
  drawOutcome,
  KeyedDice,
  Match,
  type BotGame,
  type Header,
  type Level,
  type Outcome,
} from '@glade/engine';
import { chooseAtLevel } from '@glade/bots';
import { headerName, playersOf } from '@glade/table';

/**
 * Plays a match with virtual dice from its beginning to its end, where a bot of this level sits in each person's seat. The
 * dice are those of the match, and the other bots play as they do at the table: so the same header gives the same outcome.
 * `onTurn` is called with each new turn. Rejects as soon as `signal` is aborted.
 */
export async function playAsBot(
  game: BotGame,
  { options, seed = '', players }: Pick<Header, 'options' | 'seed' | 'players'>,
  level: Level,
  { onTurn, signal }: { readonly onTurn?: (turn: number) => void; readonly signal: AbortSignal },
): Promise<Outcome> {
  const levels = playersOf({ players }).map((player) =>
    player.who === 'bot' ? player.level : level,
  );
  const names = levels.map((each) => headerName({ who: 'bot', level: each }));
  const header = { options, dice: 'virtual', seed, players: names } as const;
  const building = Match.start(game, header).build();
  const { rules, state } = building;
  const dice = new KeyedDice(seed);
  const drawn = rules.streams.map(() => 0);
  const log = [];
  let turn = 0;
  while (!building.over) {
    const { actor } = building;
    if (rules.turn(state) !== turn) {
      turn = rules.turn(state);
      onTurn?.(turn);
    }
    let action: number;
    if (actor === CHANCE) {
      const stream = rules.stream(state);
      ({ action } = drawOutcome(rules, state, dice, drawn[stream]!++));
    } else {
      const now = { game, header: { ...header, game: game.id, version: game.version }, rules };
      action = await chooseAtLevel({ ...now, state, log }, actor, levels[actor]!, signal);
    }
    log.push({ actor, action });
    const refusal = building.play(action, actor);
    if (refusal !== undefined) throw new Error(`${game.id}: ${refusal.code}`);
  }
  return rules.outcome(state);
}
