import { LANGUAGES, type Language } from '@glade/engine';
import { engineText, speaker } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { TurnPanel } from '../src/board/panels/TurnPanel.tsx';
import { fairVerona } from '../src/index.ts';
import { rulesWith } from './play.ts';

// Upright the row below the map is kept for the tile in hand: who watches sees there which tile was laid last.

const says = (language: Language) =>
  speaker(language, engineText[language], fairVerona.text[language]).at({});

function panel(language: Language, step: 'source' | 'clear', atTable = false): string {
  const rules = rulesWith();
  const view = rules.view(rules.create(), undefined);
  const tiles = [...view.tiles, { x: 0, y: -1, type: 0, turn: 0 }];
  return renderToString(
    <TurnPanel
      view={{ ...view, step, tiles }}
      say={says(language)}
      legal={[]}
      fresh={false}
      held={undefined}
      pointedAt={undefined}
      onAction={() => undefined}
      atTable={atTable}
      lost={undefined}
      onTurn={() => undefined}
      onLay={() => undefined}
    />,
  );
}

test('who watches sees in the row of the tile in hand which tile was laid last', () => {
  for (const language of LANGUAGES)
    for (const step of ['source', 'clear'] as const)
      expect(panel(language, step)).toMatch(/<svg.*(laid last|ultima tessera posata)/s);
  // Beside real tiles the map has that room.
  expect(panel('en', 'source', true)).not.toContain('<svg');
});
