import type { Rules } from '@glade/engine';
import type { Say } from '@glade/text';

/** How a match ended: its outcome, the winners where there are several seats, and the measures. */
export function outcomeText(say: Say, rules: Rules, state: object): string {
  const { code, winners, measures } = rules.outcome(state);
  const lines = [say(`outcome.${code}`)];
  if (rules.kind === 'competitive' && winners.length > 0) {
    const names = winners.map((seat) => say('cli.player', { player: seat + 1 }));
    lines.push(
      say('cli.winners', {
        n: winners.length,
        names: new Intl.ListFormat(say.language).format(names),
      }),
    );
  }
  for (const [name, value] of Object.entries(measures)) {
    const label = say.has(`measure.${name}`) ? say(`measure.${name}`) : name;
    const text =
      typeof value === 'number'
        ? String(value)
        : value
            .map((each, seat) => `${say('cli.player', { player: seat + 1 })} ${each}`)
            .join(', ');
    lines.push(`${label}: ${text}`);
  }
  return lines.join('\n');
}
