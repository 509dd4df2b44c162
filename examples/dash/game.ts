import {
  CHANCE,
  defineGame,
  HIDDEN,
  kind,
  number,
  numbers,
  OVER,
  refuse,
  type RulesSpec,
} from '@glade/engine/define';

// Dash: two runners choose in secret, then a die blows a wind for each. A little of everything. Rules: rulebook.en.md.

/** Decisions 0 to 2, then the outcomes of the die: wind 1, 2 and 3. */
const REST = 0;
const RUN = 1;
const SPRINT = 2;
const WIND = 3;
const WORDS = ['rest', 'run', 'sprint', 'wind 1', 'wind 2', 'wind 3'];
/** Of the six faces of the die three are a weak wind, two a stronger one, and one a storm. */
const WEIGHTS = [3, 2, 1];
const NONE = -1;
/** What stands for a choice once it has been carried out. */
const DONE = 3;
const MOST_BREATH = 2;
/** A match has to end: after so many rounds it does. */
const ROUNDS = 30;

interface State {
  /** How far each has come. */
  place: number[];
  /** The breaths that each has for sprints. */
  breath: number[];
  /** What each has chosen in this round. */
  choice: number[];
  round: number;
}

const EVENTS = {
  chosen: kind('chosen', ['DA-02'], ['seat', 'choice']),
  blown: kind('blown', ['DA-03'], ['seat', 'wind']),
  rested: kind('rested', ['DA-04'], ['seat', 'breaths']),
  ran: kind('ran', ['DA-05'], ['seat', 'place']),
  sprinted: kind('sprinted', ['DA-06'], ['seat', 'place']),
  late: kind('late', ['DA-08']),
};

const chooser = (s: State): number => s.choice.indexOf(NONE);
/** Whom the wind carries next, once both have chosen. */
const runner = (s: State): number => s.choice.findIndex((choice) => choice !== DONE);
const isChosen = (choice: number): boolean => choice !== NONE && choice !== DONE;
const optionsOf = (s: State, seat: number): readonly number[] =>
  s.breath[seat]! > 0 ? [REST, RUN, SPRINT] : [REST, RUN];

/** Whether no further round begins. */
const isLast = (s: State, goal: number): boolean =>
  s.place.some((place) => place >= goal) || s.round > ROUNDS;

/** What is hidden until the wind has blown. Without it nothing is hidden. */
const SECRET: Pick<RulesSpec<State>, 'hidden' | 'resample' | 'hears'> = {
  hidden: { choice: (s, index, seat) => index !== seat && isChosen(s.choice[index]!) },
  resample(s, seat, random) {
    const other = 1 - seat;
    if (!isChosen(s.choice[other]!)) return;
    const options = optionsOf(s, other);
    s.choice[other] = options[random.below(options.length)]!;
  },
  hears: (event, seat) => event.code !== 'chosen' || event.args['seat'] === seat,
};

export default defineGame({
  id: 'dash',
  prefix: 'DA',
  events: EVENTS,
  box: { players: [2, 2], minutes: 5 },
  options: {
    length: { values: [10, 15, 20], default: 10, clauses: ['DA-01'], affects: 'rules' },
    secret: { values: [true, false], default: true, clauses: ['DA-02'], affects: 'rules' },
  },
  presets: { long: { length: 20 }, open: { secret: false } },
  rules({ length: goal, secret }): RulesSpec<State> {
    const isOver = (s: State): boolean => chooser(s) === 0 && isLast(s, goal);
    return {
      seats: 2,
      fields: {
        place: numbers(2, 0, goal + 5),
        breath: numbers(2, 0, MOST_BREATH, 1),
        choice: numbers(2, NONE, DONE, NONE),
        round: number(1, ROUNDS + 1),
      },
      actions: WORDS.length,
      steps: 4 * ROUNDS,
      clauses: { turn: 'DA-02', end: 'DA-07' },
      actor: (s) => (isOver(s) ? OVER : chooser(s) === NONE ? CHANCE : chooser(s)),
      legal: (s) => (chooser(s) === NONE ? [WIND, WIND + 1, WIND + 2] : optionsOf(s, chooser(s))),
      apply(s, action, trace) {
        if (action < WIND) {
          trace?.tell(EVENTS.chosen, chooser(s), action);
          s.choice[chooser(s)] = action;
          return;
        }
        const seat = runner(s);
        const choice = s.choice[seat];
        trace?.tell(EVENTS.blown, seat, action - WIND + 1);
        if (choice === REST) {
          s.breath[seat] = Math.min(s.breath[seat]! + 1, MOST_BREATH);
          trace?.tell(EVENTS.rested, seat, s.breath[seat]);
        } else {
          s.place[seat] = s.place[seat]! + action - WIND + (choice === SPRINT ? 3 : 1);
          if (choice === SPRINT) s.breath[seat] = s.breath[seat]! - 1;
          trace?.tell(choice === SPRINT ? EVENTS.sprinted : EVENTS.ran, seat, s.place[seat]);
        }
        s.choice[seat] = DONE;
        if (seat === 0) return;
        s.choice.fill(NONE);
        s.round += 1;
        if (s.round > ROUNDS) trace?.tell(EVENTS.late);
      },
      write: (_, action) => WORDS[action]!,
      points: (s) => s.place,
      turn: (s) => s.round,
      estimate: (s, seat) => 0.5 + (s.place[seat]! - s.place[1 - seat]!) / (2 * goal + 10),
      why: (s, action) =>
        action === SPRINT && chooser(s) !== NONE ? refuse('DA-06', 'noBreath') : undefined,
      possible: (s) => isPossible(s, goal),
      chance: {
        weight: (_, outcome) => WEIGHTS[outcome - WIND]!,
        dice: () => ({ code: 'wind', dice: [6], reads: ['face'] }),
        outcomeOf: (_, [face = 1]) => WIND + (face < 4 ? 0 : face < 6 ? 1 : 2),
        facesOf: (_, outcome) => [[1, 4, 6][outcome - WIND]!],
      },
      ...(secret && SECRET),
      picture: (s) => ({
        board: {
          shape: 'squares',
          columns: goal + 1,
          rows: 2,
          cells: [0, 1].flatMap((seat) =>
            Array.from({ length: goal + 1 }, (_, place) =>
              place === Math.min(s.place[seat]!, goal)
                ? { text: String(seat + 1), seat, name: 'runner' }
                : undefined,
            ),
          ),
        },
        rows: [0, 1].flatMap((seat) => [
          {
            title: 'row.breath',
            seat,
            kind: 'counters' as const,
            pieces: Array.from({ length: s.breath[seat]! }, () => ({ text: '•', seat })),
          },
          {
            title: 'row.choice',
            seat,
            kind: 'cards' as const,
            pieces: isChosen(s.choice[seat]!) ? [cardOf(s.choice[seat]!)] : [],
          },
        ]),
      }),
    };
  },
  bots: {
    /** Sprints with a full breath, rests without one. */
    careful: (s, legal) =>
      legal.includes(WIND)
        ? WIND
        : s.breath[chooser(s)] === 0
          ? REST
          : s.breath[chooser(s)] === MOST_BREATH
            ? SPRINT
            : RUN,
  },
  words: {
    en: {
      'game.title': 'Dash',
      'game.line': 'Run, sprint or catch your breath, and hope for wind. For two.',
      'option.length': 'Length of the track',
      'option.secret': 'Choose in secret',
      'preset.long': 'A long race',
      'preset.open': 'Everything open',
      runner: 'runner',
      'throw.wind': 'The wind',
      'row.breath': 'Breaths of {player, seat}',
      'row.choice': 'Choice of {player, seat}',
      'row.choice.you': 'Your choice',
      'action.rest': 'Rest',
      'action.run': 'Run',
      'action.sprint': 'Sprint',
      'event.chosen':
        '{player, seat} chooses to {choice, select, 0 {rest} 1 {run} other {sprint}}.',
      'event.chosen.you': 'You choose to {choice, select, 0 {rest} 1 {run} other {sprint}}.',
      'event.blown': 'The wind of {player, seat} has strength {wind}.',
      'event.rested':
        '{player, seat} rests and has {breaths, plural, one {one breath} other {# breaths}}.',
      'event.ran': '{player, seat} runs to {place}.',
      'event.sprinted': '{player, seat} sprints to {place}.',
      'event.late': 'That was the last round.',
      'refusal.noBreath': 'Nobody sprints without a breath. Rest first.',
    },
  },
});

const cardOf = (choice: number) =>
  choice === HIDDEN ? undefined : { text: WORDS[choice]!, name: `action.${WORDS[choice]!}` };

/** Whether this can come up in a match: choices stand in order, and nobody sprints without a breath. */
function isPossible(s: State, goal: number): boolean {
  const [first, second] = s.choice;
  if (first === NONE && second !== NONE) return false;
  if (second === DONE || (first === DONE && second === NONE)) return false;
  // After the last round nothing is chosen; within it the first may have come to the end.
  if (first !== NONE && (s.round > ROUNDS || s.place[1]! >= goal)) return false;
  if (first !== NONE && first !== DONE && s.place[0]! >= goal) return false;
  return s.choice.every((choice, seat) => choice !== SPRINT || s.breath[seat]! > 0);
}
