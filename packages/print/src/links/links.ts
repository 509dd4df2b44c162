import { deflateSync, strToU8 } from 'fflate';
import { chosen, formatRecord, spell, type Game } from '@glade/engine';
import { packedLink } from '@glade/engine/link';
import type { CodeLink } from '../model.ts';

/**
 * Where something opens in the app. All of it is in the fragment, which no server sees. The bytes of a match are deflated in
 * plain JavaScript: the deflaters of browsers and of Node differ, and the same sheet must have the same code.
 */
export function addressOf(base: string, game: Game, link: CodeLink): string {
  if (link.kind === 'match') {
    const packed = deflateSync(strToU8(formatRecord(link.match)), { level: 9 });
    return `${base}${game.id}/replay#${packedLink(packed)}`;
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen(game.options, link.options)))
    query.set(name, spell(value));
  if (link.seed === undefined) return `${base}${game.id}${hash(query)}`;
  query.set('seed', link.seed);
  return `${base}${game.id}/play${hash(query)}`;
}

function hash(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `#${text}`;
}
