/** The clauses behind the sentences of the reference card, by their messages `sheets.card.<key>`. */
export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'start.words': ['LC-09', 'LC-R23'],
  'order.fixed': ['LC-10', 'LC-R11'],
  'order.rotate': ['LC-10', 'LC-R11'],
  'order.eachRound': ['LC-10', 'LC-R11'],
  'leaves.words': ['LC-11', 'LC-12', 'LC-13', 'LC-14', 'LC-R3'],
  'move.words': ['LC-18', 'LC-19', 'LC-22', 'LC-23', 'LC-24'],
  stay: ['LC-R9'],
  noStay: ['LC-R9'],
  two: ['LC-25', 'LC-26'],
  'land.words': ['LC-27', 'LC-28', 'LC-30'],
  'end.complete': ['LC-31'],
  'end.winsAtOnce': ['LC-32', 'LC-R20'],
  'end.mustSurvive': ['LC-R20'],
  'end.noWinner': ['LC-R19'],
  'end.shared': ['LC-R19'],
  'end.split': ['LC-R21'],
};
