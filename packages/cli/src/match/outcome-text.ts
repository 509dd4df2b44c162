import type { Match } from '@glade/engine';
import type { Say, Values } from '@glade/text';

/** How a match ended: its outcome, the winners where there are several seats, and the measures. */
export function outcomeText(say: Say, { rules, state, header }: Match): string {
  const { code, winners, measures } = rules.outcome(state);
  const options = header.options as Values;
  const lines = [say(`outcome.${code}`)];
  if (rules.kind === 'competitive' && winners.length > 0) {
    const player = winners.map((seat) => seat + 1).join(', ');
    lines.push(say('cli.winners', { ...options, n: winners.length, player }));
  }
  for (const [name, value] of Object.entries(measures)) {
    const label = say.has(`measure.${name}`) ? say(`measure.${name}`, options) : name;
    const told =
      typeof value === 'number'
        ? String(value)
        : value
            .map((each, seat) => say('cli.measure', { ...options, value: each, player: seat + 1 }))
            .join(', ');
    lines.push(`${label}: ${told}`);
  }
  return lines.join('\n');
}
