import { parseOptions, type Game, type OptionValues } from '@glade/engine';
import { personName, playersOf, type Player } from '@glade/table';

/** What tells one stored match from another: its rules and who plays. */
export interface MatchSummary {
  /** The options as the record has them, by name: those that are not at their defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** The version of the game's rules, empty if the record does not say it. */
  readonly version: string;
  readonly players: readonly { readonly player: Player; readonly name: string | undefined }[];
}

/** Reads the summary from the text of a record, without the rules of its game. What the text does not say is empty. */
export function summaryOf(record: string): MatchSummary {
  const names = listIn(record, 'Players');
  const options = listIn(record, 'Options').map((part) => {
    const [name = '', value = ''] = part.split('=').map((text) => text.trim());
    return [name, value] as const;
  });
  return {
    options: Object.fromEntries(options),
    version: /^Game:\s*\S+\s+(\d{1,6})/m.exec(record)?.[1] ?? '',
    players: playersOf({ players: names }).map((player, seat) => ({
      player,
      name: player.who === 'person' ? personName(names[seat]!) : undefined,
    })),
  };
}

/** All options of a stored match; undefined if today's game does not have them. */
export function optionsOf(
  game: Game,
  { options, version }: MatchSummary,
): OptionValues | undefined {
  const meant = game.earlier?.[Number(version)]?.meant;
  const read = parseOptions(game.options, { ...meant, ...options });
  return read.ok ? read.value : undefined;
}

/** The parts of a header line that are separated by commas. */
function listIn(record: string, name: string): readonly string[] {
  const line = new RegExp(`^${name}:(.*)$`, 'm').exec(record)?.[1] ?? '';
  return line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
