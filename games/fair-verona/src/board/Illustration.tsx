import type { BoardProps } from '@glade/ui';
import type { ComponentChildren } from 'preact';
import type { VeronaView } from '../rules/view.ts';
import styles from './Board.module.css';
import { labelOf, placesOf } from './labels.ts';
import { Holdings } from './panels/Holdings.tsx';
import { Mystery, storyOf } from './panels/Mystery.tsx';
import { PALETTE } from './pieces/Pieces.tsx';
import { placeFrom } from './places.ts';
import { laidTileAt } from './view-queries.ts';

interface Props extends BoardProps<VeronaView> {
  readonly children: ComponentChildren;
}

/** An illustration: the mystery, the whole map, what everybody has; and in words who stands where. */
export function Illustration({ view, say, label, children, events, settings }: Props) {
  const placesInWords = placesOf(view)
    .filter((code) => {
      const { x, y } = placeFrom(code);
      return laidTileAt(view, x, y) !== undefined;
    })
    .map((code) => labelOf(view, say, code, true));
  const story = view.step === 'deal' || view.result !== 'none' ? [] : [storyOf(view, say)];
  return (
    <div class={`${styles.verona} ${styles.still} ${PALETTE}`}>
      <Mystery view={view} say={say} events={events} settings={settings} />
      <div
        role="img"
        aria-label={[label ?? say('board.name'), ...placesInWords, ...story].join('. ')}
        class={styles.table}
      >
        {children}
      </div>
      <Holdings view={view} say={say} />
    </div>
  );
}
