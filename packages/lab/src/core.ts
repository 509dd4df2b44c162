// The part of the lab that runs anywhere, also in a browser. What needs threads is in index.ts.
export { areSeatsAlike, lotOf } from './experiment/order-lot.ts';
export {
  blockSize,
  shardsOf,
  type Experiment,
  type PlayoutAnalysis,
  type Pace,
  type Shard,
} from './experiment/experiment.ts';
export type { Histogram } from './statistics/histogram.ts';
export { actingClauses } from './tally/event-counter.ts';
export { analysisPolicies } from './play/playouts.ts';
export { matchRecord } from './play/match-record.ts';
export { MatchPlayer } from './play/match-player.ts';
export { botNames, botsFor } from './play/bots-for-seats.ts';
export {
  addPairedDifferences,
  DIFFERING_KEPT,
  emptyPairedDifferences,
  type PairedDifferences,
} from './tally/paired-differences.ts';
export { addStudyResult, Study, type StudyResult } from './play/study.ts';
export { GROUP_COUNT } from './tally/decision-groups.ts';
export { addTally, emptyTally, POINTS_PER_MATCH, type Extreme, type Tally } from './tally/tally.ts';
export type { RowRequest, RowTexts } from './rows/row-request.ts';
export { clauseOfNumber, keyOfRule, numbersChanged, numbersOf } from './experiment/numbers.ts';
export { AnswerWriter } from './answers/answer-writer.ts';
export type { AnswerPart, WrittenAnswer } from './answers/written-answer.ts';
export { numberName } from './answers/number-name.ts';
export { answerBody, answerHtml } from './answers/answer-page.ts';
export { reportBody, reportHtml } from './page/report-page.ts';
export { gameDetails, sectionsOf, sentencesOf, type GameDetails } from './page/game-details.ts';
export { commandLine, shellQuoted } from './experiment/command-line.ts';
export { escapeHtml } from './charts/svg.ts';
export { stackingTable } from './page/table.ts';
export { REPORT_STYLE } from './page/style.ts';
export {
  answerSentences,
  mainShares,
  mainStakes,
  firstPlaceShares,
  type NamedShare,
} from './text/choose-outcome-message.ts';
export { bulkSentences } from './text/sentences/bulk-sentences.ts';
export { minutesSentences } from './text/sentences/minutes-sentences.ts';
export { choicesLead, choicesSentences } from './text/sentences/choices-sentences.ts';
export { kindsSentences, leadChanges, movesSentences } from './text/sentences/moves-sentences.ts';
export { earlySentences } from './text/sentences/early-sentences.ts';
export { cutOffSentence } from './text/sentences/cut-off-sentence.ts';
export { boundAbove, boundBelow, rangeText } from './text/range-text.ts';
export { seatWords } from './text/seat-words.ts';
export { moveName } from './text/move-name.ts';
export { waitsSentences } from './text/sentences/waits-sentence.ts';
export { OptionNames } from './text/option-names.ts';
export { possibleMeanRange } from './report/mean-range.ts';
export { unusedClauses, type UnusedClauses, type SectionClauses } from './report/unused-clauses.ts';
export { reportJson } from './report/json.ts';
export { buildReport } from './report/build-report.ts';
export type { Report, WatchableMatch } from './report/report.ts';
export { isBounded, type PossibleWins } from './report/possible-wins.ts';
export { summaryOf, type Distribution, type Summary } from './report/distribution.ts';
export { labText, withoutFlags } from './text/lab-text.ts';
export { NumberFormats } from './text/numbers.ts';
export { numberTold } from './text/italian-article.ts';
export { upperFirst } from './text/letter-case.ts';
export { moveNamesOf } from './text/move-name.ts';
export { botList, botName, codeSentence, lengthName, measureName, turnUnit } from './text/say.ts';
export {
  meanInterval,
  newcombe,
  wilson,
  type Estimate,
  type Range,
} from './statistics/intervals.ts';
export { bernsteinMargin, type Sums } from './statistics/bernstein.ts';
export type { AnswerHeader } from './questions/answer-header.ts';
export {
  declaredDifferences,
  differingBots,
  differingRules,
  type VersionDifferences,
} from './questions/version-differences.ts';
export { compare, NotTested, type Choice, type Comparison } from './questions/compare.ts';
export { differingLinks, type DifferingLinks } from './questions/differing-links.ts';
export {
  countedIn,
  isShare,
  OF_SEAT,
  type Change,
  type TestedDifference,
} from './questions/changes.ts';
export {
  allowsAll,
  judge,
  numberNamed,
  matchesToJudge,
  neverKept,
  parseLimit,
  type Limit,
  type LimitVerdict,
} from './questions/limits.ts';
export { ladder, type Ladder } from './questions/ladder.ts';
export { luck, type Luck } from './questions/luck.ts';
export { hasRulings, rulings, type Rulings } from './questions/rulings.ts';
export {
  evenGames,
  MOST_FACTORS,
  NotCounted,
  screen,
  type Factor,
  type Screening,
} from './questions/screen.ts';
export { usualFactors, withValues } from './questions/factors.ts';
export { people, type People } from './questions/people.ts';
export type { PeopleMatch } from './people/people-match.ts';
export { readPeopleFile, type PeopleFile } from './people/people-file.ts';
export { strongerBot, strongerSentences, type StrongerBot } from './report/stronger-bot.ts';
export { peopleCsv, type FiledMatch } from './people/people-rows.ts';
export { ANY_MEASURE, namedColumns, PEOPLE_LIMIT } from './people/read-people.ts';
export { soFar, type SoFar } from './questions/so-far.ts';
export { skillOf, winsOf } from './questions/skill.ts';
export { Stopped, type Run } from './questions/run.ts';
export { stronger, type Claim, type Stronger } from './questions/stronger.ts';
export { MOST_BESIDE, tune, type Target, type Tuning } from './questions/tune.ts';
