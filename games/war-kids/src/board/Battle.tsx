import type { BoardProps } from '@glade/ui';
import { HexBoard, type HexCell } from '@glade/ui/hex-board';
import { useMemo, useRef, useState } from 'preact/hooks';
import styles from './Board.module.css';
import { Field } from './map/Field.tsx';
import { groundLabels, labelOf } from './cell-labels.ts';
import { Marks, Panel, Waiting } from './panels/Panel.tsx';
import { EMPTY, type Hand, tap, turnOf } from './hand.ts';
import type { BattleView } from '../rules/view.ts';

/** The map with the armies, and what to do above it. */
export function Battle(props: BoardProps<BattleView>) {
  const { view, legal, say, settings } = props;
  const military = props.options?.['faces'] === 'military';
  const [hand, setHand] = useHand(view);
  const [looked, setLooked] = useState<number>();
  const turn = useMemo(() => turnOf(view, legal, hand), [view, legal, hand]);
  const ground = useMemo(() => groundLabels(view, say), [view.map, say]);
  const cells = useMemo(
    () =>
      ground.map((told, cell): HexCell | undefined =>
        view.map.terrain[cell] === '#'
          ? undefined
          : { label: labelOf(view, turn, say, cell, told), active: isActive(view, turn, cell) },
      ),
    [view, turn, say, ground],
  );
  const show = useSight(props);
  const picture = <Field {...props} turn={turn} military={military} looked={looked} />;
  const label = props.label ?? say('board.name', { title: view.title[say.language] });

  // What is refused stays in the hand: the next tap is another try.
  function act(action: number): void {
    if (legal.includes(action)) setHand(EMPTY);
    props.onAction?.(action);
  }

  function take(next: Hand): void {
    setHand(next);
    props.onBegin?.();
  }

  function touch(cell: number): void {
    const tapped = tap(view, turn, cell);
    if ('hand' in tapped) take(tapped.hand);
    else act(tapped.action);
  }

  if (props.still === true) {
    const told = cells.filter((cell, i) => cell && hasSomebody(view, i)).map((cell) => cell!.label);
    return (
      <div role="img" aria-label={[label, ...told].join('. ')} class={styles.battle}>
        {picture}
      </div>
    );
  }
  const { columns, rows } = view.map;
  const shared = { view, turn, say, military, idle: props.onAction === undefined };
  const hold = (unit: number | undefined): void =>
    take(unit === undefined ? EMPTY : { held: unit, chosen: [] });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape lets go of what a hex took
    <div
      class={styles.battle}
      data-motion={settings.motion ? 'full' : 'none'}
      onKeyDown={({ key }) => key === 'Escape' && setHand(EMPTY)}
    >
      <HexBoard
        label={label}
        columns={columns}
        rows={rows}
        cells={cells}
        onCell={touch}
        onLook={setLooked}
        show={show}
        motion={settings.motion}
        words={{
          tools: say('board.tools'),
          closer: say('board.closer'),
          farther: say('board.farther'),
          whole: say('board.whole'),
        }}
        head={<Panel {...shared} looked={looked} onAction={act} onHold={hold} />}
      >
        {picture}
      </HexBoard>
      {settings.forecast && <Marks {...shared} />}
      <Waiting {...shared} onHold={hold} />
    </div>
  );
}

/** What a person has begun; a new position ends it. */
function useHand(view: BattleView) {
  const [{ hand, of }, set] = useState<{ hand: Hand; of: BattleView }>({ hand: EMPTY, of: view });
  return [of === view ? hand : EMPTY, (next: Hand) => set({ hand: next, of: view })] as const;
}

/** Hexes that are to be in sight: what somebody points at, or what happened last; at first the army at turn. */
function useSight({ view, events, lit }: BoardProps<BattleView>): readonly number[] {
  const last = useRef<readonly number[] | undefined>(undefined);
  const cells = events.flatMap(({ args }) => [args['cell'], args['fromcell']]);
  const news = cells.filter((cell): cell is number => typeof cell === 'number' && cell >= 0);
  if (news.length > 0) last.current = news;
  last.current ??= view.units.flatMap(({ side, type, cell }) =>
    side === view.side && type === 'L' && cell >= 0 ? [cell] : [],
  );
  return lit.length > 0 ? lit : last.current;
}

const hasSomebody = (view: BattleView, cell: number): boolean =>
  view.units.some((unit) => unit.cell === cell);

function isActive(view: BattleView, turn: ReturnType<typeof turnOf>, cell: number): boolean {
  if (turn.ways.has(cell) || turn.means.landings.has(cell)) return true;
  const index = view.units.findIndex((unit) => unit.cell === cell);
  return (
    index >= 0 &&
    (turn.targets.includes(index) ||
      turn.ready.includes(index) ||
      index === turn.held ||
      turn.attacks.some(({ units }) => units.includes(index)))
  );
}
