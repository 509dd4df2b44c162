import { CHANCE } from '@glade/engine';
import type { PaceProps } from '@glade/ui';
import { Card, cardName, rankSign } from './Cards.tsx';
import { tileName } from './labels.ts';
import { useLater } from './Later.tsx';
import { rankOf, suitOf } from './meanings.ts';
import { TilePicture } from './Panel.tsx';
import type { VeronaView } from './view.ts';

const loadDraw = () => import('./Draw.tsx');

/** Where people draw real cards and tiles: what they tell Glade with. It is loaded when it is needed. */
export function Pace({ host, say, busy }: PaceProps<VeronaView>) {
  const { match } = host.table;
  const draws = match.actor === CHANCE && match.header.dice === 'entered' && !busy;
  const loaded = useLater(loadDraw, match, draws);
  if (!draws || loaded === undefined) return null;
  return (
    <loaded.Draw
      key={match.log.length}
      host={host}
      say={say}
      parts={{ Card, TilePicture, cardName, rankOf, rankSign, suitOf, tileName }}
    />
  );
}
