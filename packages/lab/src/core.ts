// All of the lab that runs anywhere, also in a browser: what needs threads is in index.ts.
export {
  blockOf,
  shardsOf,
  type Experiment,
  type Looks,
  type Pace,
  type Shard,
} from './play/experiment.ts';
export type { Histogram } from './play/histogram.ts';
export { acting } from './play/fired.ts';
export { lookedBy } from './play/look.ts';
export { recordOf } from './play/again.ts';
export { Player } from './play/play.ts';
export { botNames, playersFor } from './play/players.ts';
export { addPairs, emptyPairs, type Pairs } from './play/pairs.ts';
export { addFound, Study, type Found } from './play/study.ts';
export { addTally, emptyTally, POINTS, type Extreme, type Tally } from './play/tally.ts';
export { Answers } from './report/answers.ts';
export type { Sheet } from './report/sheet.ts';
export { sheetHtml } from './report/sheet-html.ts';
export { reportBody, reportHtml, type About } from './report/html.ts';
export { aboutOf, sectionsOf, sentencesOf } from './report/about.ts';
export { commandOf, quoted } from './report/command.ts';
export { STYLE } from './report/style.ts';
export { answerWords, mainShares, placeShares, type Line } from './report/outcome.ts';
export { Names } from './report/names.ts';
export { possible } from './report/possible.ts';
export { neverCameUp, type Never, type Section } from './report/never.ts';
export {
  reportJson,
  reportOf,
  type Distribution,
  type Report,
  type Watched,
} from './report/report.ts';
export { summary, type Summary } from './report/summary.ts';
export { codeWords, labText, Numbers } from './report/words.ts';
export {
  meanInterval,
  newcombe,
  wilson,
  type Estimate,
  type Range,
} from './statistics/intervals.ts';
export { compare, type Choice, type Comparison, type Tested } from './questions/compare.ts';
export { ladder, type Ladder } from './questions/ladder.ts';
export { luck, type Luck } from './questions/luck.ts';
export { rulings, type Rulings } from './questions/rulings.ts';
export { Stopped, type Run } from './questions/run.ts';
export { stronger, type Claim, type Stronger } from './questions/stronger.ts';
export { tune, type Target, type Tuning } from './questions/tune.ts';
