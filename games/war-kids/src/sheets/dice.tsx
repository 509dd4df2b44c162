import type { Pieces, SheetRequest } from '@glade/print/model';
import { cubeNet, CUBE_PIPS, diceToFold, Pips } from '@glade/print/sheet';
import { realTable } from '../companion/real-table.ts';
import { game } from '../game.ts';
import type { Battle } from './battle-map.tsx';

/** The edge of a die to fold, in millimetres. */
const DIE = 20;

/** As many dice to fold as the table needs; the scenario decides some of the options (WK-112). */
export function dice({ view }: Battle, { options, say }: SheetRequest): Pieces {
  const needs = realTable.needs(game.played!(options), view);
  const count = needs.find(({ code }) => code === 'dice')?.n ?? 1;
  const faces = CUBE_PIPS.map((n) => <Pips key={n} n={n} edge={DIE} />);
  return diceToFold({ id: 'dice', group: 'pieces', need: 'useful' }, [
    { net: cubeNet(DIE, faces), count, what: say('sheets.what.net') },
  ]);
}
