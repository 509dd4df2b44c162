import type { Event } from '@glade/engine';
import { campaign } from '../campaign/index.tsx';
import type { BoardButton, GameBoard, Message } from '@glade/ui';
import { capital, type Say } from '@glade/text';
import type { GuessView } from '../guess/rules.ts';
import { countIn, PILES, tellPile } from '../guess/piles.ts';
import { PHRASES, TIME_UP } from '../guess/state.ts';
import type { BattleView, UnitView } from '../rules/view.ts';
import { attackersOf, meaningOf, unitAt } from './action-meanings.ts';
import { Battle } from './Battle.tsx';
import { numberOf, spokenHex, unitName } from './cell-labels.ts';
import { effects, moments } from './effects.ts';
import { EventPicture } from './EventPicture.tsx';
import { Guessing } from './Guessing.tsx';
import { EMPTY, interactionOf } from './interaction.ts';
import { fallenAt } from './fallen.ts';
import { leftOver } from './left-over.ts';
import { Army } from './panels/Army.tsx';
import { ArmyStatus } from './panels/ArmyStatus.tsx';
import { Pace } from './panels/Pace.tsx';
import { tellHold } from './panels/hold.ts';
import { uncounted } from './uncounted.ts';
import type { WarKidsView } from './view.ts';

/** Blue and pink, between the rims of the counters and their grounds. */
const SIDE_COLOURS = ['#2f7fd0', '#d6417f'] as const;

/** The browser's side of War Kids. */
export const board: GameBoard<WarKidsView> = {
  campaign,
  Board(props) {
    const { view } = props;
    return view.mode === 'guess' ? (
      <Guessing>{({ Guess }) => <Guess {...props} view={view} />}</Guessing>
    ) : (
      <Battle {...props} view={view} />
    );
  },
  Aside(props) {
    const { view } = props;
    return view.mode === 'guess' ? (
      <Guessing>{({ GuessAside }) => <GuessAside {...props} view={view} />}</Guessing>
    ) : (
      <Army {...props} view={view} />
    );
  },
  buttons(view, legal): readonly BoardButton[] {
    if (view.mode === 'guess' || !legal.includes(0)) return [];
    const { left, asks } = leftOver(view, interactionOf(view, legal, EMPTY).ready);
    const label = `action.end.${view.step}`;
    return [{ action: 0, label, args: { left }, ...(asks ? { ask: `${label}.ask` } : {}) }];
  },
  name(view, action) {
    // Silence has no picture.
    if (view.mode === 'guess')
      return { key: `action.answer.${action}`, cells: action < TIME_UP ? [action] : [] };
    const meaning = meaningOf(action);
    const { kind, unit, to } = meaning;
    if (kind === 'end') return { key: `action.end.${view.step}`, cells: [] };
    const cellOf = (index: number): number[] =>
      [view.units[index]?.cell ?? -1].filter((at) => at >= 0);
    const who = view.units[unit];
    const key = `action.${kind}.at`;
    const args = { type: who?.type ?? 'S', side: who?.side ?? 0, number: who ? numberOf(who) : '' };
    if (kind === 'land') return { key, cells: [to] };
    if (kind === 'loss' || kind === 'exit') return { key, args, cells: cellOf(unit) };
    if (kind === 'place') return { key, args, cells: [to] };
    if (kind === 'move' || kind === 'enter') return { key, args, cells: [...cellOf(unit), to] };
    const at = view.units[to];
    const [target, whom] = [at?.type ?? 'S', at === undefined ? '' : numberOf(at)];
    const by = attackersOf(view, meaning).flatMap(cellOf);
    const ring = kind === 'trio' || kind === 'fight';
    const cells = ring ? [...cellOf(to), ...by] : [...by, ...cellOf(to)];
    const side = ring ? view.side : args.side;
    return {
      key,
      args: { ...args, side, target, unit: whom, count: by.length },
      cells,
      goal: at?.cell,
    };
  },
  // The pieces of the second side are 4 to 7. Of a spell it is the side that casts.
  sideOf: ({ args: { piece, target } }) =>
    target !== undefined ? 1 - (target >> 2) : piece === undefined ? undefined : piece >> 2,
  isNotable: ({ code }) => code === 'eliminated' || code === 'wounded',
  throwsFor: (view) => (view.mode === 'battle' ? throwsForOf(view) : undefined),
  sideColour: ({ mode }, seat) => (mode === 'battle' ? SIDE_COLOURS[seat] : undefined),
  throwers: (view) => (view.mode === 'battle' ? [view.side] : []),
  shortEntry: true,
  uncounted,
  effects,
  moments,
  EventPicture,
  ending: () => import('./ending.ts').then(({ ending }) => ending),
  endScene: () => import('./EndScene.tsx').then(({ EndScene }) => EndScene),
  falling: 'petal',
  SeatStatus: ({ view, seat, say }) =>
    view.mode === 'guess' ? (
      <>{tellSeatPile(view, seat === 0 ? 'child' : 'adult', say)}</>
    ) : (
      <ArmyStatus view={view} seat={seat} say={say} />
    ),
  Pace,
  extras: () => import('./Help.tsx').then(({ extras }) => extras),
  aloud(view, say, _, inHand) {
    if (view.mode !== 'guess') return [];
    // While an answer is looked at, the next riddle is drawn already, but nobody is asked yet.
    return inHand === undefined
      ? riddleOf(view, say)
      : PILES.map((pile) => `${tellPile(view, pile, say)}.`);
  },
  goal: (view, say) => (view.mode === 'battle' ? goalOf(view, say) : []),
  saysStep: (view) => view.mode === 'guess',
  told: (view, event, say) => (view.mode === 'battle' ? toldOf(view, event, say) : undefined),
  step(view) {
    if (view.mode === 'guess') return { key: `step.guess.${view.step}` };
    const player = (view.step === 'loss' ? view.actor : view.side) + 1;
    const step = view.ownMoves && view.step === 'move' ? 'place' : view.step;
    return {
      key: `step.${step}`,
      args: { player, mages: remindsOfMages(view), ...chancesOf(view) },
    };
  },
};

/** The riddle that is asked, once it is drawn. */
const riddleOf = ({ phrase }: GuessView, say: Say): readonly string[] =>
  phrase === '' ? [] : [say('event.phrase', { phrase: PHRASES.indexOf(phrase) })];

/** What a seat has won, beside its name. */
const tellSeatPile = (view: GuessView, pile: 'child' | 'adult', say: Say): string =>
  say(`seat.pile.${pile}`, { count: countIn(view, pile) });

/** What the scenario is won by, before the first move. */
function goalOf(view: BattleView, say: Say) {
  const { turn, side, step, leaderLoss, holds, units } = view;
  const begins = turn === 1 && step === 'move' && units.every(({ moved, cast }) => !moved && !cast);
  if (!begins) return [];
  const held = holds
    .filter((hold) => hold.side < 0 || hold.side === side)
    .map((hold) => tellHold(view, hold, side, say));
  return [...(leaderLoss === 'off' ? [] : [say('board.goal')]), ...held.map((text) => `${text}.`)];
}

/** By the event: at which of its places is the unit that is told by its name. */
const NAMED: Readonly<Record<string, 'cell' | 'fromcell'>> = {
  moved: 'cell',
  entered: 'cell',
  landed: 'cell',
  healed: 'cell',
  wounded: 'cell',
  eliminated: 'cell',
  cast: 'fromcell',
  charged: 'fromcell',
  struck: 'fromcell',
};

/** What has happened to a unit or what it does, with its name; of a spell also whom the Mage aims at. */
function toldOf(view: BattleView, { code, args }: Event, say: Say): string | undefined {
  const named = NAMED[code];
  if (named === undefined) return undefined;
  const at = (cell: number | undefined) => view.units[unitAt(view, cell ?? -1) ?? -1];
  const unit = code === 'eliminated' ? fallenAt(view, args['cell']!) : at(args[named]);
  const target = at(args['cell']);
  const { piece } = args;
  // Somebody else may stand there by now.
  if (unit !== undefined && piece !== undefined && piece !== pieceOf(unit)) return undefined;
  if (unit === undefined || (code === 'cast' && target === undefined)) return undefined;
  const told = say(`board.told.${code}`, {
    player: unit.side + 1,
    who: unitName(say, unit),
    unit:
      unit.name?.[say.language] ??
      say('unit.yours', { side: unit.side, type: unit.type, number: numberOf(unit) }),
    ...(target !== undefined && { whom: unitName(say, target) }),
    ...(piece !== undefined && { piece }),
    place: spokenHex(view, say, args['cell']!),
  });
  return capital(say, told);
}

/** How events number pieces: by side, and by type. */
const pieceOf = ({ side, type }: UnitView): number => 4 * side + 'SPML'.indexOf(type);

/** In the first turns the step says once that Mages cast before they move: while a Mage can, and nobody has moved. */
function remindsOfMages({ units, side, turn }: BattleView): number {
  const own = units.filter((unit) => unit.side === side && unit.cell >= 0);
  const begins = turn <= REMINDED && own.every(({ moved, cast }) => !moved && !cast);
  return begins && own.some(({ type }) => type === 'M') ? 1 : 0;
}
const REMINDED = 3;

/** The Mage who casts, or the unit that is fought. */
function throwsForOf({ pending, units }: BattleView): Message | undefined {
  if (pending === undefined || !('wins' in pending)) return undefined;
  const fight = pending.kind === 'fight';
  const unit = units[fight ? pending.target : pending.mage]!;
  const { side, type } = unit;
  const args = { side, type, number: numberOf(unit) };
  return { key: fight ? 'throwsFor.fight' : 'unit.short', args };
}

/** What is needed with the dice that are to be thrown now. */
function chancesOf({ pending }: BattleView): Readonly<Record<string, number>> {
  if (pending === undefined || !('wins' in pending)) return {};
  const { wins, of } = pending;
  return { wins, of, need: 'distance' in pending ? pending.distance : 0 };
}
