import { ok, problem } from '../src/index.ts';
import type { Check } from '../src/testing/index.ts';
import { DASH, EVENTS } from './dash/index.ts';
import { FIRST, ORDER, PACE, REST, RUN, SECOND, SPRINT, type State } from './dash/state.ts';
import { SECRETS } from './planted-secrets.ts';
import { after, but, game, notation, rules, type Bug } from './planting.ts';

/** At least one bug for every check, in an otherwise sound game. */
export const PLANTED: Readonly<Record<Check, readonly Bug[]>> = {
  exception: [
    after((s) => {
      if (s.place0 > 3) throw new Error('out of breath');
    }),
  ],
  create: [
    (subject) => {
      let made = 0;
      return rules((sound) => ({
        create: () => Object.assign(sound.create(), { breath0: made++ % 3 }),
      }))(subject);
    },
  ],
  actor: [rules((sound) => ({ actor: (s) => (s.step === SECOND ? 7 : sound.actor(s)) }))],
  count: [
    rules((sound) => ({ count: (s) => (s.step === SECOND ? 0 : sound.count(s)) })),
    rules((sound) => ({ bounds: { ...sound.bounds, actions: 20 } })),
  ],
  nth: [
    rules((sound) => ({ nth: (s, k) => sound.nth(s, sound.count(s) - 1 - k) })),
    rules((sound) => ({ nth: (s, k) => (s.step === PACE ? 0 : sound.nth(s, k)) })),
  ],
  weight: [
    rules((sound) => ({ totalWeight: (s) => sound.totalWeight(s) + 1 })),
    rules((sound) => ({ weight: (s, k) => (s.step === PACE && k === 2 ? 0 : sound.weight(s, k)) })),
  ],
  stream: [rules(() => ({ stream: () => 5 }))],
  steps: [rules((sound) => ({ bounds: { ...sound.bounds, steps: 6 } }))],
  turn: [rules(() => ({ turn: (s) => s.place0 - s.breath0 }))],
  copy: [
    rules(() => ({ copy: (from, to) => Object.assign(to, but(from, { choice0: to.choice0 })) })),
    // A field that neither the copy nor the hash knows.
    rules((sound) => ({
      copy: (from, to) => Object.assign(to, but(from, { pace: to.pace })),
      hash: (s) => sound.hash(but(s, { pace: 0 })),
    })),
  ],
  apply: [
    (subject) => {
      const origin = new WeakMap<State, State>();
      return rules((sound) => ({
        copy: (from, to) => {
          sound.copy(from, to);
          origin.set(to, from);
        },
        apply: (s, a, trace) => {
          sound.apply(s, a, trace);
          const from = origin.get(s);
          if (from !== undefined) from.breath1 = (from.breath1 + 1) % 3;
        },
      }))(subject);
    },
  ],
  pure: [
    notation((sound) => ({
      draw: (s, say) => {
        s.breath1 = 2 - s.breath1;
        return sound.draw!(s, say);
      },
    })),
  ],
  hash: [
    rules((sound) => ({ hash: (s) => sound.hash(but(s, { choice0: 0 })) })),
    rules((sound) => ({ hash: (s) => sound.hash(s) + 0.5 })),
    (subject) => {
      let asked = 0;
      return rules((sound) => ({ hash: (s) => sound.hash(s) ^ (asked++ >> 6) }))(subject);
    },
  ],
  trace: [
    after((s, told) => {
      if (!told) s.breath0 = 0;
    }),
  ],
  determinism: [
    (subject) => {
      let applied = 0;
      return after((s) => {
        if (applied++ % 50 === 0) s.breath0 = 0;
      })(subject);
    },
  ],
  score: [
    rules(() => ({ score: (s, out) => out.fill(s.place0 / 4) })),
    rules(() => ({ score: (_, out) => out.fill(Number.NaN) })),
    rules(() => ({ kind: 'cooperative' })),
  ],
  outcome: [
    rules((sound) => ({ outcome: (s) => ({ ...sound.outcome(s), winners: [1, 0] }) })),
    rules((sound) => ({ outcome: (s) => ({ ...sound.outcome(s), winners: [0] }) })),
    rules((sound) => ({ outcome: (s) => ({ ...sound.outcome(s), measures: { squares: [1] } }) })),
    rules((sound) => ({ kind: 'cooperative', outcome: (s) => sound.outcome(s) })),
    // A measure that there is none of, and one that is more than a win.
    rules(() => ({ credit: 'winz' })),
    rules((sound) => ({
      credit: 'wins',
      outcome: (s) => ({ ...sound.outcome(s), measures: { wins: [2, 0] } }),
    })),
  ],
  moveFilter: [
    rules(() => ({ moveFilter: { count: () => 0, nth: () => 0 } })),
    rules((sound) => ({
      moveFilter: { count: (s) => sound.count(s), nth: (s, k) => sound.count(s) - 1 - k },
    })),
  ],
  policy: [
    game({ policies: () => ({ reckless: { choose: () => SPRINT } }) }),
    // It draws at random, and looks at what the other has chosen in secret.
    game({
      policies: () => ({
        peeping: {
          choose(state, random) {
            const s = state as State;
            return random.below(2) === 0 && s.choice0 !== SPRINT && s.choice1 !== SPRINT
              ? REST
              : RUN;
          },
        },
      }),
    }),
  ],
  legal: [
    rules((sound) => ({
      check: (s, a, by) =>
        sound.actor(s) === by && s.step === FIRST && a === REST
          ? { clause: 'DS-07', code: 'noBreath' }
          : sound.check(s, a, by),
    })),
  ],
  illegal: [
    rules((sound) => ({
      check: (s, a, by) => (a === SPRINT && by >= 0 ? undefined : sound.check(s, a, by)),
    })),
    rules((sound) => ({
      check: (s, a, by) => (a === 2 ** 31 - 1 ? undefined : sound.check(s, a, by)),
    })),
  ],
  stranger: [
    rules((sound) => ({ check: (s, a) => sound.check(s, a, sound.actor(s)) })),
    rules((sound) => ({ check: (s, a, by) => (by === 1 ? undefined : sound.check(s, a, by)) })),
  ],
  refusal: [
    rules((sound) => ({
      check: (s, a, by) => {
        const refusal = sound.check(s, a, by);
        return refusal === undefined ? undefined : { ...refusal, cells: [-1] };
      },
    })),
  ],
  format: [
    notation((sound) => ({ format: (s, a) => `${sound.format(s, a)};` })),
    notation((sound) => ({ format: (s, a) => `P1 ${sound.format(s, a)}` })),
  ],
  parse: [
    notation((sound) => ({
      parse: (s, text) => (text === 'run' ? ok(REST) : sound.parse(s, text)),
    })),
  ],
  unique: [notation((sound) => ({ format: (s, a) => sound.format(s, a === RUN ? REST : a) }))],
  forgiving: [
    notation((sound) => ({
      parse: (s, text) =>
        text === text.toLowerCase() ? sound.parse(s, text) : problem('dash.action'),
    })),
    notation((sound) => ({
      parse: (s, text) => (text === text.trim() ? sound.parse(s, text) : problem('dash.action')),
    })),
  ],
  garbled: [
    notation((sound) => ({
      parse: (s, text) => {
        const parsed = sound.parse(s, text);
        if (!parsed.ok) throw new Error('what?');
        return parsed;
      },
    })),
    notation((sound) => ({
      parse: (s, text) => {
        const parsed = sound.parse(s, text);
        return parsed.ok ? parsed : ok(Number.NaN);
      },
    })),
    notation((sound) => ({
      parsePosition: (text) => {
        const parsed = sound.parsePosition(text);
        if (!parsed.ok) throw new Error('where?');
        return parsed;
      },
    })),
  ],
  position: [
    notation((sound) => ({ position: (s) => `${sound.position(s)}\n` })),
    notation((sound) => ({
      parsePosition: (text) => {
        const parsed = sound.parsePosition(text);
        if (parsed.ok) parsed.value.breath1 = 0;
        return parsed;
      },
    })),
    // Neither the text nor the hash knows who chooses first.
    (subject) =>
      rules((sound) => ({
        hash: (s) => sound.hash(but(s, { first: 0 })),
        notation: {
          ...sound.notation,
          position: (s) => sound.notation.position(s).replace(/first \d/, 'first 1'),
        },
      }))(subject),
  ],
  fold: [
    (subject) => {
      let told = 0;
      return rules((sound) => ({
        apply: (s, a, trace) => {
          if (s.step === PACE) trace?.tell(EVENTS.pace, s.round, told++);
          sound.apply(s, a, trace);
        },
      }))(subject);
    },
  ],
  record: [
    notation((sound) => ({
      format: (s, a) => (s.step === PACE ? `p9 ${sound.format(s, a)}` : sound.format(s, a)),
      parse: (s, text) => sound.parse(s, text.replace(/^\s*p9\s+/i, '')),
    })),
  ],
  throw: [
    rules((sound) => ({ thrown: (s) => ({ ...sound.thrown(s)!, reads: ['all'] }) })),
    rules((sound) => ({ thrown: (s) => ({ ...sound.thrown(s)!, dice: [] }) })),
  ],
  faces: [
    rules((sound) => ({ facesOf: (s, a) => (s.step === PACE ? [1] : sound.facesOf(s, a)) })),
    rules((sound) => ({ facesOf: (s, a) => sound.facesOf(s, a).map((face) => face + 6) })),
  ],
  coverage: [
    rules((sound) => ({
      outcomeOf: (s, faces) => Math.min(s.step === PACE ? 1 : 35, sound.outcomeOf(s, faces)),
    })),
    rules((sound) => ({
      outcomeOf: (s, faces) => (s.step === ORDER ? 1 : sound.outcomeOf(s, faces)),
    })),
  ],
  odds: [rules((sound) => ({ weight: (s, k) => (s.step === PACE ? 2 : sound.weight(s, k)) }))],
  view: [
    rules((sound) => ({ view: (s, seat) => ({ ...sound.view(s, seat), round: undefined }) })),
    rules((sound) => ({ view: (s, seat) => new Map(Object.entries(sound.view(s, seat))) })),
  ],
  ...SECRETS,
  event: [
    // Nothing tells of these events whose part is over, or that it is.
    game({ endsEarly: { event: 'shared', as: 'out' } }),
    game({ endsEarly: { event: 'out', as: 'out' } }),
    rules((sound) => ({
      apply: (s, a, trace) => {
        sound.apply(s, a, trace);
        trace?.tell({ code: 'ran', clauses: ['DS-05'], args: [] });
      },
    })),
    rules((sound) => ({
      apply: (s, a, trace) => {
        if (s.step === PACE) trace?.tell(EVENTS.pace, s.round);
        sound.apply(s, a, trace);
      },
    })),
    rules((sound) => ({
      apply: (s, a, trace) => {
        if (s.step === PACE) trace?.tell(EVENTS.pace, s.round, 0.5);
        sound.apply(s, a, trace);
      },
    })),
    notation(() => ({ place: (cell) => (cell > 4 ? '' : String(cell)) })),
    notation(() => ({ placeParts: (cell) => ({ square: cell / 0 }) })),
  ],
  message: [
    'option.length',
    'option.track.sand',
    'preset.long',
    'event.ran',
    'refusal.noBreath',
    'refusal.over',
    'outcome.shared',
    'throw.pace',
  ]
    .map((key) => {
      const { [key]: _, ...fewer } = DASH.text.it;
      return game({ text: { ...DASH.text, it: fewer } });
    })
    .concat(
      // A limit that brings an ending that there is none of.
      game({
        options: {
          ...DASH.options,
          options: {
            ...DASH.options.options,
            length: { ...DASH.options.options['length']!, cutsOff: 'shred' },
          },
        },
      }),
    ),
  rulebook: [
    (subject) => ({
      ...subject,
      rulebooks: { ...subject.rulebooks, it: problem('rulebook.title', { line: 1, found: '' }) },
    }),
    (subject) => {
      const { en } = subject.rulebooks;
      if (!en.ok) return subject;
      const fewer = { ...en.value, sections: en.value.sections.slice(1) };
      return { ...subject, rulebooks: { ...subject.rulebooks, it: ok(fewer) } };
    },
    game({ prefix: 'DX' }),
    game({ options: { ...DASH.options, presets: { long: { length: 7 } } } }),
    game({ options: { ...DASH.options, options: { secret: DASH.options.options['secret']! } } }),
  ],
  clause: [
    ...['unknown', 'talk'].map((which): Bug => (subject) => ({
      ...subject,
      events: {
        ...subject.events,
        ran: { ...EVENTS.ran, clauses: [which === 'talk' ? 'DS-01' : 'DS-77'] },
      },
    })),
    (subject) => ({
      ...subject,
      examples: subject.examples.ok ? ok(subject.examples.value.slice(1)) : subject.examples,
    }),
    (subject) => {
      const { rested: _, ...others } = subject.events;
      return { ...subject, events: others };
    },
    game({
      options: {
        ...DASH.options,
        options: {
          ...DASH.options.options,
          length: { ...DASH.options.options['length']!, clauses: ['DS-99'] },
        },
      },
    }),
  ],
  example: [
    (subject) => ({ ...subject, examples: problem('examples.shape') }),
    after((s, _, sound) => {
      if (s.step === PACE && s.round === 2) s.breath0 = Math.min(2, s.breath0 + 1);
      sound.hash(s);
    }),
  ],
  unseen: [
    (subject) => ({
      ...subject,
      events: {
        ...subject.events,
        flew: { code: 'flew', clauses: ['DS-05'], args: [] },
      },
    }),
  ],
  version: [
    game({ version: 2 }),
    game({ version: 0 }),
    game({ version: 2, earlier: { 1: { release: 'the last one' } } }),
    game({ version: 2, earlier: { 1: { release: '0.1.0', meant: { wings: 2 } } } }),
    game({ earlier: { 1: { release: '0.1.0' } } }),
  ],
  pinned: [
    (subject) => ({ ...subject, pinned: new URL('nowhere/', subject.pinned) }),
    rules((sound) => ({ turn: (s) => Math.max(1, sound.turn(s)) })),
    game({ version: 2 }),
  ],
};
