import type { BoardProps } from '@glade/ui';
import type { ComponentChildren } from 'preact';
import { Cast, type CastParts } from './panels/Holdings.tsx';
import type * as Labels from './labels.ts';
import type * as Meanings from './meanings.ts';
import type * as Rails from './panels/Mystery.tsx';
import type { VeronaView } from '../rules/view.ts';

/** How the board draws and tells things; it lends them, so that they stay in its own file. */
interface Parts
  extends
    CastParts,
    Pick<typeof Labels, 'labelOf' | 'placesOf'>,
    Pick<typeof Meanings, 'placeFrom' | 'tileAt'>,
    Pick<typeof Rails, 'Rail' | 'storyOf'> {
  /** Class names of the board. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

interface Props extends BoardProps<VeronaView> {
  readonly parts: Parts;
  readonly children: ComponentChildren;
}

/** An illustration: the mystery, the whole map, what everybody has; and in words who stands where. */
export function Still({ view, say, label, children, events, settings, parts }: Props) {
  const { labelOf, placeFrom, placesOf, Rail, storyOf, styles, tileAt } = parts;
  const told = placesOf(view)
    .filter((code) => {
      const { x, y } = placeFrom(code);
      return tileAt(view, x, y) !== undefined;
    })
    .map((code) => labelOf(view, say, code, true));
  const story = view.step === 'deal' || view.result !== 'none' ? [] : [storyOf(view, say)];
  return (
    <>
      <Rail view={view} say={say} events={events} settings={settings} />
      <div
        role="img"
        aria-label={[label ?? say('board.name'), ...told, ...story].join('. ')}
        class={styles['table']}
      >
        {children}
      </div>
      <Cast view={view} say={say} parts={parts} />
    </>
  );
}
