import { ok, problem, type Notation, type Result } from '../../src/index.ts';
import { ORDER, PACE, State, type State as S } from './state.ts';

const CHOICES = ['rest', 'run', 'sprint'] as const;
const STEPS = ['order', 'pace', 'first', 'second', 'end'] as const;
const POSITION =
  /^(\w+) round (\d+) first (\d) pace (\d) at (\d+),(\d+) breath (\d+),(\d+) chose (\w+|-),(\w+|-)$/;

const tidy = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const word = (choice: number): string => CHOICES[choice] ?? '-';

export const notation: Notation<S> = {
  format(s, a) {
    if (s.step === ORDER) return `order ${Math.trunc(a / 6) + 1} ${(a % 6) + 1}`;
    if (s.step === PACE) return `pace ${a + 1}`;
    return word(a);
  },

  parse(_s, text) {
    const [, kind, first, second] = /^(order|pace) ([1-6])(?: ([1-6]))?$/.exec(tidy(text)) ?? [];
    if (kind === 'order' && second !== undefined)
      return ok((Number(first) - 1) * 6 + Number(second) - 1);
    if (kind === 'pace' && second === undefined) return ok(Number(first) - 1);
    const choice = CHOICES.findIndex((name) => name === tidy(text));
    return choice < 0 ? problem('dash.action') : ok(choice);
  },

  position(s) {
    return (
      `${STEPS[s.step]} round ${s.round} first ${s.first + 1} pace ${s.pace} at ${s.place0},${s.place1} ` +
      `breath ${s.breath0},${s.breath1} chose ${word(s.choice0)},${word(s.choice1)}`
    );
  },

  parsePosition(text): Result<S> {
    const found = POSITION.exec(tidy(text));
    if (found === null) return problem('dash.position');
    const [step = '', ...rest] = found.slice(1);
    const [round, first, pace, at0, at1, breath0, breath1] = rest.map(Number);
    const s = new State();
    s.step = STEPS.findIndex((name) => name === step);
    s.round = round!;
    s.first = first! - 1;
    s.pace = pace!;
    s.place0 = at0!;
    s.place1 = at1!;
    s.breath0 = breath0!;
    s.breath1 = breath1!;
    s.choice0 = CHOICES.findIndex((name) => name === rest[7]);
    s.choice1 = CHOICES.findIndex((name) => name === rest[8]);
    if (s.step < 0 || s.first < 0 || s.first > 1 || s.pace > 3) return problem('dash.position');
    return ok(s);
  },

  place: (cell) => String(cell),
  placeParts: (cell) => ({ square: cell }),
  draw: (s) => `1 ${'-'.repeat(s.place0)}>\n2 ${'-'.repeat(s.place1)}>`,
};
