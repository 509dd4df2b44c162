import { hexNamed } from '@glade/boards/hexes';
import { ok, tidy, unread, type Action, type Result } from '@glade/engine';
import {
  action,
  CAST,
  CHARGE,
  END,
  ENTER,
  EXIT,
  FIGHT,
  LAND,
  LOSE,
  MOVE,
  NO_ACTION,
  NOT_BESIDE,
  NOT_SOLDIERS,
  NOT_THERE,
  PLACE,
  SLOW,
  STRIKE,
  TRIO,
} from '../rules/actions.ts';
import { soldierAt } from '../rules/combat/contact.ts';
import {
  CASTING,
  DICING,
  FIGHTING,
  LANDING,
  LOSING,
  WAITING,
  type BattleState,
} from '../rules/state.ts';
import { SOLDIER } from '../rules/unit-types.ts';
import type { UnitNames } from './unit-names.ts';

/** What entries begin with; the first word is the one written. */
const VERBS: readonly (readonly [number, RegExp])[] = [
  [MOVE, /^(?:move|go|march|muovi|muovo|sposta|vai|va)\b/],
  [PLACE, /^(?:place|piazza|metti)\b/],
  [CAST, /^(?:cast|spell|shoot|fast|lancia|incantesimo|spara|veloce)\b/],
  [SLOW, /^(?:slow|cannonball|(?:magia )?lenta|lento|palla)\b/],
  [ENTER, /^(?:enter|entra|entrano)\b/],
  [EXIT, /^(?:exit|leave|esci|esce)\b/],
  [LAND, /^(?:land|push|atterra|spingi)\b/],
  [CHARGE, /^(?:charge|carica)\b/],
  [STRIKE, /^(?:strike|attack|colpisci|attacca)\b/],
  [TRIO, /^(?:trio|surround|circonda)\b/],
  [FIGHT, /^(?:fight|combatti|scontro)\b/],
  [LOSE, /^(?:lose|choose|perdi|scegli)\b/],
];
const END_WORDS =
  /^(?:(?:end|finish|fine|finisci|finisco|termina|termino)(?: (?:the|la|il|del|di|della))*(?: (?:phase|turn|movement|combat|fase|turno|movimento|combattimento))*|done|pass|fatto|passo|basta)$/;
const ROLL_WORDS =
  /^(?:roll|rolls|throw|dice|die|spell|fast|slow|fight|combatti|tiro|tira|dado|dadi|incantesimo|(?:magia )?lenta|scontro)\b/;
const FILLERS =
  /^(?:to|at|on|with|and|against|the|a|al|alla|allo|il|lo|la|in|su|sul|sulla|con|e|contro|verso|magic|magia|>|->|→)$/;

/** Without the `to` or `at` of an entry as it is written: any other word may be what somebody calls a unit. */
const asWritten = (words: readonly string[]): readonly string[] =>
  words.filter((word, i) => i !== words.length - 2 || i === 0 || !/^(?:to|at)$/.test(word));

const GOES: readonly number[] = [MOVE, ENTER, PLACE];

/** How this unit gets to a hex: what waits for its entry enters, and where people move by themselves they say it. */
function wayOf(s: BattleState, kind: number, unit: number): number {
  if (s.rules.ownMoves) return PLACE;
  const comes = s.cell[unit] === WAITING && s.setup.arrives[unit]! <= s.turn;
  return kind === ENTER || comes ? ENTER : MOVE;
}

/** Reads what people write and say of a battle, in English and Italian. */
export class ActionReader {
  private readonly names: UnitNames;
  private readonly columns: number;
  private readonly rows: number;

  constructor(names: UnitNames, columns: number, rows: number) {
    this.names = names;
    this.columns = columns;
    this.rows = rows;
  }

  read(s: BattleState, text: string): Result<Action> {
    const plain = tidy(text);
    const rolling = s.step >= CASTING && s.step <= DICING;
    if (END_WORDS.test(plain)) return ok(rolling ? NO_ACTION : END);
    const roll = plain.replace(ROLL_WORDS, '').trim();
    if (/^\d(?:[ ,+]+\d)?$/.test(roll)) return this.readRoll(s, roll, text, rolling);
    const verb = VERBS.find(([, words]) => words.test(plain));
    const rest = verb === undefined ? plain : plain.replace(verb[1], '');
    const all = rest.split(/[\s,]+/).filter((word) => word !== '');
    const some = all.filter((word) => !FILLERS.test(word));
    const kind = verb?.[0] ?? this.guessKind(s, some);
    const read = this.readWords(s, kind, asWritten(all)) ?? this.readWords(s, kind, some);
    if (read === undefined) return unread(text);
    return ok(rolling ? NO_ACTION : read);
  }

  private readRoll(s: BattleState, roll: string, text: string, rolling: boolean): Result<Action> {
    if (!rolling) return ok(NO_ACTION);
    const faces = (roll.match(/\d/g) ?? []).map(Number);
    if (faces.length !== (s.step === CASTING ? 1 : 2)) return unread(text);
    const [first = 0, second = 1] = faces;
    if (faces.some((face) => face < 1 || face > 6)) return ok(s.choices + 1);
    return ok(s.step === CASTING ? first : 6 * (first - 1) + second - 1);
  }

  private guessKind(s: BattleState, words: readonly string[]): number {
    if (s.step === LANDING) return LAND;
    if (s.step === LOSING) return LOSE;
    return words.length === 2 ? MOVE : -1;
  }

  private readWords(s: BattleState, kind: number, words: readonly string[]): Action | undefined {
    const last = words.at(-1);
    if (last === undefined) return undefined;
    const units = words.slice(0, -1).map((word) => this.names.find(word, s.side));
    if (units.includes(-1)) return undefined;
    if (kind === LAND) return units.length === 0 ? this.toCell(kind, 0, last) : undefined;
    if (kind === TRIO || kind === FIGHT) return this.together(s, kind, units, last);
    if (kind === LOSE || kind === EXIT) {
      const unit = this.names.find(last, s.side);
      return units.length > 0 || unit < 0 ? undefined : action(kind, unit, 0);
    }
    if (units.length !== 1 || kind < 0) return undefined;
    if (GOES.includes(kind)) return this.toCell(wayOf(s, kind, units[0]!), units[0]!, last);
    const target = this.names.find(last, 1 - s.side);
    return target < 0 ? undefined : action(kind, units[0]!, target);
  }

  private toCell(kind: number, unit: number, word: string): Action | undefined {
    const cell = hexNamed(this.columns, this.rows, word);
    if (cell === undefined) return undefined;
    return cell < 0 ? NOT_THERE : action(kind, unit, cell);
  }

  private together(
    s: BattleState,
    kind: number,
    units: readonly number[],
    last: string,
  ): Action | undefined {
    const target = this.names.find(last, 1 - s.side);
    if (target < 0 || units.length === 0) return undefined;
    const wrongTime = s.step !== FIGHTING || s.rules.soldierDice !== (kind === FIGHT);
    if (wrongTime) return action(kind, 0, target);
    if (units.some((unit) => s.setup.type[unit] !== SOLDIER)) return NOT_SOLDIERS;
    if (s.cell[target]! < 0) return action(kind, 0, target);
    let mask = 0;
    for (const unit of units) {
      const d = [0, 1, 2, 3, 4, 5].find((one) => soldierAt(s, target, one) === unit);
      if (d === undefined) return NOT_BESIDE;
      mask |= 1 << d;
    }
    return action(kind, 0, target, mask);
  }
}
