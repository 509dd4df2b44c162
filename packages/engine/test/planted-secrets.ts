import type { Check } from '../src/testing/index.ts';
import { EVENTS } from './dash/index.ts';
import { PACE, SECOND, SPRINT } from './dash/state.ts';
import { secretly, type Bug } from './planting.ts';

/** Bugs in what seats know and what is kept from them. */
export const SECRETS = {
  resample: [
    secretly((sound) => ({
      view: (s, seat) => ({ ...sound.view(s, seat), choices: [s.choice0, s.choice1] }),
    })),
    secretly((sound) => ({
      resample: (s, seat, random) => {
        sound.resample!(s, seat, random);
        s.pace = 1 + random.below(3);
      },
    })),
    // The world that is drawn depends on what is hidden.
    secretly((sound) => ({
      resample: (s, seat, random) => {
        if (s.choice0 === SPRINT || s.choice1 === SPRINT) random.below(2);
        sound.resample!(s, seat, random);
      },
    })),
  ],
  worlds: [secretly(() => ({ landmark: () => false, hears: () => false }))],
  'options-seen': [
    secretly((sound) => ({
      count: (s) =>
        s.step === SECOND && (s.choice0 === SPRINT || s.choice1 === SPRINT) ? 2 : sound.count(s),
    })),
    // A filter that leaves out an action where the other has chosen to sprint.
    secretly((sound) => ({
      moveFilter: {
        count: (s) =>
          s.step === SECOND && (s.choice0 === SPRINT || s.choice1 === SPRINT) ? 1 : sound.count(s),
        nth: (s, k) => sound.nth(s, k),
      },
    })),
  ],
  hidden: [
    secretly((sound) => ({
      resample: () => {},
      view: (s, seat) => ({ ...sound.view(s, seat), quick: s.choice0 === SPRINT }),
    })),
  ],
  known: [
    secretly((sound) => ({
      apply: (s, a, trace) => {
        const pace = s.step === PACE;
        sound.apply(s, a, pace ? { tell: (kind, x) => trace?.tell(kind, x, 0) } : trace);
        if (pace) trace?.tell(EVENTS.chose, 0, a);
      },
      view: (s, seat) => ({ ...sound.view(s, seat), pace: 0 }),
    })),
    secretly((sound) => ({
      hears: () => true,
      apply: (s, a, trace) =>
        sound.apply(s, a, {
          tell: (kind, x, y, z) =>
            kind === EVENTS.chose ? trace?.tell(kind, x, 0) : trace?.tell(kind, x, y, z),
        }),
    })),
  ],
  landmark: [secretly(() => ({ landmark: () => false }))],
  hears: [secretly(() => ({ hears: (_, seat) => seat === undefined || seat === 0 }))],
  vacuous: [
    secretly(() => ({ resample: () => {} })),
    secretly(() => ({ resample: undefined as never })),
  ],
} satisfies Partial<Record<Check, readonly Bug[]>>;
