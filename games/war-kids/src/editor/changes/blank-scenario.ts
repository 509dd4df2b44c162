import type { Bilingual, Scenario } from '../../rules/setup/scenario.ts';

/** Who starts from nothing gets a meadow of this size. */
export const DEFAULT_SIZE = { cols: 12, rows: 9 } as const;

/** A meadow without anybody on it; the player who has no units left loses. */
export const blankScenario = (cols: number, rows: number, title: Bilingual): Scenario => ({
  id: 'own',
  title,
  level: '',
  text: { en: '', it: '' },
  map: {
    cols,
    rows,
    terrain: Array.from({ length: rows }, () => '.'.repeat(cols)),
    elevation: Array.from({ length: rows }, () => '0'.repeat(cols)),
    roads: [],
    art: [],
    places: [],
  },
  sides: {
    blue: { name: { en: 'Blue army', it: 'Esercito azzurro' } },
    pink: { name: { en: 'Pink army', it: 'Esercito rosa' } },
  },
  first: 'blue',
  turnLimit: 15,
  rules: { leaderLoss: 'off' },
  options: [],
  units: [],
  victory: {
    instant: [{ kind: 'eliminateAll' }],
    atLimit: { kind: 'points', drawMargin: 0 },
    points: {
      eliminated: { S: 1, P: 2, M: 2, L: 3 },
      exited: { S: 0, P: 0, M: 0, L: 0 },
      atEnd: [],
      perTurn: [],
      bonus: { blue: 0, pink: 0 },
    },
  },
});
