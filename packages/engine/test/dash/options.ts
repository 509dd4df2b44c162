import type { OptionsSpec } from '../../src/index.ts';

export const OPTIONS: OptionsSpec = {
  options: {
    length: { values: [6, 10], default: 6, clauses: ['DS-01'], affects: 'rules' },
    secret: { values: [true, false], default: true, clauses: ['DS-04'], affects: 'rules' },
    breaths: { values: [0, 1, 2], default: 1, clauses: ['DS-06'], affects: 'rules' },
    track: { values: ['grass', 'sand'], default: 'grass', clauses: [], affects: 'table' },
    cheer: {
      values: [true, false],
      default: true,
      clauses: [],
      affects: 'table',
      when: { track: ['grass'] },
    },
  },
  presets: {
    beginners: { secret: false, breaths: 2 },
    long: { length: 10 },
  },
};
