import { CHANCE } from '@glade/engine';
import type { PaceProps } from '@glade/ui';
import { useEffect, useState } from 'preact/hooks';
import { Card, cardName, rankSign } from './Cards.tsx';
import { tileName } from './labels.ts';
import { TilePicture } from './Panel.tsx';
import type { VeronaView } from './view.ts';

/** Where people draw real cards and tiles: what they tell Glade with. It is loaded when it is needed. */
export function Pace({ host, say, busy }: PaceProps<VeronaView>) {
  const { match } = host.table;
  const draws = match.actor === CHANCE && match.header.dice === 'entered' && !busy;
  const [loaded, setLoaded] = useState<typeof import('./Draw.tsx')>();
  useEffect(() => {
    if (draws) import('./Draw.tsx').then(setLoaded, () => {});
  }, [draws]);
  if (!draws || loaded === undefined) return null;
  return (
    <loaded.Draw
      key={match.log.length}
      host={host}
      say={say}
      parts={{ Card, TilePicture, cardName, rankSign, tileName }}
    />
  );
}
