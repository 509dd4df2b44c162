import type { Block, SheetRequest, Words } from '@glade/print/model';
import { together } from '@glade/print/sheet';
import { Counter } from '../board/map/Counters.tsx';
import { fightOdds, throwsOf } from '../rules/odds.ts';
import type { BattleOptions } from '../rules/options.ts';
import { SIDES, UNIT_TYPES } from '../rules/setup/scenario.ts';
import type { UnitView } from '../rules/view.ts';
import { FORCE, MOVEMENT } from '../rules/unit-types.ts';
import type { Battle } from './battle-map.tsx';
import { CLAUSES } from './clauses.ts';
import { offPaper } from './off-paper.ts';
import styles from './Paper.module.css';

type Told = (key: string, args?: Readonly<Record<string, string | number>>) => Words;
/** A word of a table. */
type Word = (key: string, args?: Readonly<Record<string, string | number>>) => readonly string[];
type Item = Words | false;

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** How this battle is played and won: only the advanced rules that are switched on, and no others. */
export function reference(
  battle: Battle,
  rules: BattleOptions,
  request: SheetRequest,
): readonly Block[] {
  const { say } = request;
  const off = offPaper(request.options);
  const word: Word = (key, args) => [say(`sheets.ref.${key}`, args)];
  const told: Told = (key, args) =>
    together({
      text: say(`sheets.ref.${key}`, args),
      clauses: CLAUSES[key]!.filter((id) => !off.includes(id)),
    });
  const heading = (key: string): Block => ({
    kind: 'heading',
    level: 2,
    text: say(`sheets.ref.${key}`),
  });
  const list = (items: readonly Item[], ordered = false): Block => ({
    kind: 'list',
    ordered,
    items: items.filter((item) => item !== false),
  });
  return [
    { kind: 'columns', count: 2 },
    { kind: 'title', text: say('game.title') },
    heading('win'),
    list(waysToWin(battle, rules, request, told)),
    heading('ready'),
    list([told('ready.sides'), told('ready.counters'), told('ready.die')]),
    heading('units'),
    ...unitTable(rules, request, word),
    heading('turn'),
    list([told('move'), told('combat'), told('other')], true),
    heading('moving'),
    list([
      told('moving.once'),
      told('moving.cost', { ground: groundOf(battle), sum: yes(rules.terrainCost === 'sum') }),
      rules.bigStep !== 'off' &&
        told('moving.bigStep', { rest: yes(rules.bigStep === 'remaining') }),
      told('moving.through'),
      rules.roadCost === 'road' && told('moving.roadCost'),
      rules.roads && told('moving.roads'),
    ]),
    heading('fighting'),
    list([
      told('fighting.contact'),
      told('fighting.pegasus'),
      rules.pegasusLimits && told('fighting.pegasusLimits'),
      ...(rules.soldierDice ? [told('fighting.dice')] : [told('fighting.soldier')]),
      told('fighting.each'),
      told(`fighting.forced.${rules.forcedCombat}`, { dice: yes(rules.soldierDice) }),
      rules.wounded && told('fighting.wounded'),
    ]),
    ...(rules.soldierDice ? diceTable(word) : []),
    heading('magic'),
    list([
      told('magic.when'),
      told('magic.far', { least: rules.mageMinRange }),
      rules.slowMagic && told('magic.slow'),
      rules.slowMagic && told(`magic.land.${rules.pushSafety}`),
      rules.slowMagic &&
        !rules.princeHeals &&
        told('magic.protected', { hits: yes(rules.pushProtected) }),
      rules.obstacles &&
        told('magic.obstacles', {
          hide: yes(rules.woodsHideTarget),
          high: yes(rules.contourBlock === 'high'),
        }),
      rules.lineOfSight && told('magic.line', { axes: yes(rules.losKind === 'axes') }),
      !rules.obstacles && !rules.lineOfSight && told('magic.free'),
    ]),
    ...magicTable(rules, word),
    heading('leaders'),
    list(
      rules.princeHeals
        ? [told('leaders.heals'), told('leaders.never')]
        : [
            told('leaders.protects', { timing: rules.protectionTiming }),
            !hasOneLeaderEach(battle.view.units) &&
              rules.leadersProtectLeaders &&
              told('leaders.each'),
            !rules.pegasusLimits && told('leaders.beware'),
            told('leaders.never'),
          ],
    ),
  ];
}

/** The ground that costs more, as far as this map has it. */
function groundOf({ scenario: { map } }: Battle): 'none' | 'woods' | 'more' {
  if (map.terrain.join('').includes('r') || new Set(map.elevation.join('')).size > 1) return 'more';
  return map.terrain.join('').includes('w') ? 'woods' : 'none';
}

const hasOneLeaderEach = (units: readonly UnitView[]): boolean =>
  [0, 1].every(
    (side) => units.filter((unit) => unit.side === side && unit.type === 'L').length === 1,
  );

/** What wins at once, and what decides after the last turn. */
function waysToWin(
  { scenario, view }: Battle,
  rules: BattleOptions,
  { say, language }: SheetRequest,
  told: Told,
): readonly Item[] {
  const { instant, atLimit } = scenario.victory;
  const names = new Map(view.map.places.map(({ id, name }) => [id, name[language]]));
  const whose = (side: string): string =>
    side === 'any' ? 'any' : String(SIDES.indexOf(side as 'blue'));
  const conditions = instant.map((one): Item => {
    // The loss of a leader is told below, where it counts.
    if (!('side' in one)) return one.kind === 'eliminateAll' && told('win.all');
    const side = whose(one.side);
    if (one.kind === 'eliminateCount') return told('win.count', { side, count: one.count });
    if (one.kind === 'hold')
      return told('win.hold', {
        side,
        need: one.need,
        all: yes(one.need === one.places.length),
        places: one.places.map((place) => names.get(place) ?? place).join(', '),
        turns: one.turns,
      });
    const kinds = one.types.map((type) => say('unit.kind', { type })).join(', ');
    return told('win.exit', { side, count: one.count, kinds });
  });
  return [
    ...conditions,
    rules.leaderLoss !== 'off' &&
      told('win.leader', { loss: hasOneLeaderEach(view.units) ? 'one' : rules.leaderLoss }),
    atLimit.kind === 'winner'
      ? told('win.limit.side', { turn: view.limit, side: whose(atLimit.side ?? 'any') })
      : told('win.limit', { turn: view.limit, margin: atLimit.drawMargin }),
    view.map.places.length > 0 && told('win.places'),
    view.units.some(({ arrives }) => arrives > 0) && told('win.arrive'),
    told('win.first', { side: view.first }),
  ];
}

/** The four kinds with movement, and with Force where dice need it (WK-01, WK-02). */
function unitTable(
  rules: BattleOptions,
  { say, options }: SheetRequest,
  word: Word,
): readonly Block[] {
  const military = options['faces'] === 'military';
  return [
    {
      kind: 'pictures',
      height: 13,
      pictures: [
        ...UNIT_TYPES.map((type) => ({ type, side: 0 })),
        { type: 'L' as const, side: 1 },
      ].map(({ type, side }) => ({
        picture: {
          viewBox: [-34, -34, 68, 68] as const,
          content: (
            <g class={styles.paper}>
              <Counter unit={{ type, side }} military={military} />
            </g>
          ),
        },
        what: say('sheets.what.unit', { type, side }),
      })),
    },
    {
      kind: 'table',
      widths: rules.soldierDice ? [3, 2, 2] : [3, 2],
      head: [word('unit'), word('movement'), ...(rules.soldierDice ? [word('force')] : [])],
      rows: UNIT_TYPES.map((type, i) => [
        [say('unit.kind', { type })],
        [String(MOVEMENT[i])],
        ...(rules.soldierDice ? [[String(FORCE[i])]] : []),
      ]),
    },
  ];
}

const DISTANCES = [1, 2, 3, 4, 5, 6];
const FAR = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What a spell needs at each distance, and how many throws hit (WK-50, WK-73). */
function magicTable({ slowMagic }: BattleOptions, word: Word): readonly Block[] {
  const cells = (some: readonly (string | number)[]) => some.map((each) => [String(each)]);
  const head = (distances: readonly number[]) => [word('magic.distance'), ...cells(distances)];
  return [
    {
      kind: 'table',
      widths: [3, ...DISTANCES.map(() => 1)],
      head: head(DISTANCES),
      rows: [
        [word('magic.fast')[0]!, ...DISTANCES.map((far) => `${far}+`)],
        [word('magic.hits6')[0]!, ...DISTANCES.map((far) => throwsOf(1, far))],
      ].map(cells),
    },
    ...(slowMagic
      ? [
          {
            kind: 'table' as const,
            widths: [3, ...FAR.map(() => 1)],
            head: head(FAR),
            rows: [cells([word('magic.hits36')[0]!, ...FAR.map((far) => throwsOf(2, far))])],
          },
        ]
      : []),
  ];
}

/** The Forces of one, two and three Soldiers against each kind, and how many of 36 throws win, tie and lose (WK-84). */
function diceTable(word: Word): readonly Block[] {
  const attackers = [1, 2, 3];
  return [
    {
      kind: 'table',
      widths: [4, 3, 3, 3],
      head: [
        word('dice.head'),
        ...attackers.map((soldiers) => word('dice.soldiers', { soldiers })),
      ],
      rows: [
        { key: 'dice.soldier', force: FORCE[0] },
        { key: 'dice.pegasus', force: FORCE[1] },
        { key: 'dice.others', force: FORCE[2] },
      ].map(({ key, force }) => [
        word(key),
        ...attackers.map((soldiers) => {
          const { wins, ties } = fightOdds(soldiers * FORCE[0] - force);
          return [`${wins} / ${ties} / ${36 - wins - ties}`];
        }),
      ]),
    },
    { kind: 'paragraph', note: true, text: word('dice.about') },
  ];
}
