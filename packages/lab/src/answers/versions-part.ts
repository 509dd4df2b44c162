import type { Comparison } from '../questions/compare.ts';
import type { DeclaredDifference, VersionDifferences } from '../questions/version-differences.ts';
import type { AnswerFormatter } from './answer-formatter.ts';
import type { AnswerPart } from './written-answer.ts';

/** Before the effects: that only the bots differ, as far as that can be seen. Empty where the rules may differ, too. */
export function onlyBotsLines(
  { say }: AnswerFormatter,
  versions: VersionDifferences,
): readonly string[] {
  return haveOtherBotsOnly(versions)
    ? [say('lab.versions.bots.only', { ...versions.bots, matches: versions.rules!.matches })]
    : [];
}

const haveOtherBotsOnly = ({ declared, rules, bots }: VersionDifferences): boolean =>
  rules?.differing === 0 && (bots?.differing ?? 0) > 0 && declared.every(({ of }) => of === 'bot');

/** Beside the effects: that they may be those of the bots. Empty where the bots of both versions choose alike, or it is said before. */
export function botsLines(
  { say }: AnswerFormatter,
  versions: VersionDifferences,
): readonly string[] {
  const { bots } = versions;
  if (haveOtherBotsOnly(versions)) return [];
  if (bots === undefined) return [say('lab.versions.bots.unknown')];
  return bots.differing === 0 ? [] : [say('lab.versions.bots.differ', { ...bots })];
}

/** How two versions of a game differ, as far as that can be known. */
export function versionsPart(
  formatter: AnswerFormatter,
  { bots, options }: Pick<Comparison, 'bots' | 'options'>,
  versions: VersionDifferences,
): AnswerPart {
  const { say } = formatter;
  const { declared, code } = versions;
  const isSame = code.before === code.after;
  return {
    heading: say('lab.versions'),
    answer: [
      say('lab.versions.code', { ...code, same: isSame ? 'yes' : 'no' }),
      ...(declared.length > 0 || isSame ? [] : [say('lab.versions.alike')]),
      ...declared.map((each) => `• ${told(each)}`),
    ].join('\n'),
    notes:
      versions.bots?.differing === 0
        ? [say('lab.versions.bots.alike', { matches: versions.bots.matches })]
        : [],
  };

  function told({ of, name, before, after, own }: DeclaredDifference): string {
    const called = of === 'number' || of === 'bot' || of === 'rules' ? name : nameOf(name);
    if (before === undefined || after === undefined)
      return say('lab.versions.one', {
        of,
        name: called,
        value: before ?? after ?? '',
        side: before === undefined ? 'after' : 'before',
      });
    const played = options[name];
    return say(`lab.versions.${of}`, {
      name: called,
      before,
      after,
      own: own === true ? 'yes' : 'no',
      played: played === undefined ? '' : formatter.names.plain(name, played),
      bots: formatter.list([...new Set(bots)].map(formatter.bot)),
    });
  }

  /** An option as people read it, and as it is typed. */
  function nameOf(name: string): string {
    const words = formatter.names.option(name);
    return words === name ? name : say('lab.versions.named', { name, words });
  }
}
