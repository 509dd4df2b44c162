// All of the lab that runs anywhere, also in a browser: what needs threads is in index.ts.
export {
  blockOf,
  shardsOf,
  type Experiment,
  type Looks,
  type Pace,
  type Shard,
} from './experiment/experiment.ts';
export type { Histogram } from './statistics/histogram.ts';
export { acting } from './tally/event-counter.ts';
export { lookedBy } from './play/playouts.ts';
export { recordOf } from './play/match-record.ts';
export { Player } from './play/match-player.ts';
export { botNames, playersFor } from './play/bots-by-name.ts';
export { addPairs, emptyPairs, type Pairs } from './tally/paired-differences.ts';
export { addFound, Study, type Found } from './play/study.ts';
export { addTally, emptyTally, POINTS, type Extreme, type Tally } from './tally/tally.ts';
export { Answers } from './answers/answer-sheets.ts';
export type { Sheet } from './answers/sheet.ts';
export { sheetHtml } from './answers/sheet-page.ts';
export { reportBody, reportHtml } from './page/report-page.ts';
export { aboutOf, sectionsOf, sentencesOf, type About } from './page/game-details.ts';
export { commandOf, quoted } from './experiment/command-line.ts';
export { STYLE } from './page/style.ts';
export { answerWords, mainShares, placeShares, type Line } from './text/outcome-words.ts';
export { Names } from './text/option-names.ts';
export { possible } from './report/mean-range.ts';
export { neverCameUp, type Never, type Section } from './report/unused-clauses.ts';
export { reportJson } from './report/json.ts';
export { reportOf } from './report/build-report.ts';
export type { Report, Watched } from './report/report.ts';
export { summary, type Distribution, type Summary } from './report/distribution.ts';
export { labText } from './text/lab-text.ts';
export { Numbers } from './text/numbers.ts';
export { codeWords } from './text/say.ts';
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
