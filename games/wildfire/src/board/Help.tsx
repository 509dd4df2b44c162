import { gridAtTurn } from './grid-at-turn.ts';
import { firesByHome } from './aloud.ts';
import { tellFires } from './sheet/fires.tsx';
import type { Say } from '@glade/text';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { WildfireView } from '../rules/view.ts';
import { hintReason } from './hint-reason.ts';
import { SampleOf, SAMPLES } from './samples.tsx';
import { UNIT } from './sheet/Numbers.tsx';

interface Props {
  readonly say: Say;
}

/** What the page loads when people ask: help, and the reasons of hints. */
export const extras: BoardExtras<WildfireView> = {
  tellBoard(view, say) {
    const grid = gridAtTurn(view);
    return grid.hidden ? [] : tellFires(grid, say);
  },
  urgent: firesByHome,
  Help,
  hintReason(view, action, say) {
    const key = hintReason(view, action);
    return key && say(key);
  },
};

/** What the game is about, and what the marks on the board mean, each drawn as the board draws it. */
function Help({ say }: Props) {
  const items = SAMPLES.map((sample) => ({
    text: say(`key.${sample.key}`),
    drawing: <SampleOf sample={sample} />,
  }));
  return <PictureKey aim={say('key.aim')} items={items} viewBox={`0 0 ${UNIT} ${UNIT}`} />;
}
