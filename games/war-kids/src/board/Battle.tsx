import type { BoardProps } from '@glade/ui';
import { HexBoard, type HexCell } from '@glade/ui/hex-board';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { BattleView } from '../rules/view.ts';
import styles from './Board.module.css';
import { groundLabels, labelOf } from './cell-labels.ts';
import { EMPTY, interactionOf, tap, type Selection } from './interaction.ts';
import { Field } from './map/Field.tsx';
import { Marks, Panel, Waiting } from './panels/Panel.tsx';

/** The map with the armies, and what to do above it. */
export function Battle(props: BoardProps<BattleView>) {
  const { view, legal, say, settings } = props;
  const military = props.options?.['faces'] === 'military';
  const [selection, setSelection] = useSelection(view);
  const [pointedAt, setPointedAt] = useState<number>();
  const interaction = useMemo(
    () => interactionOf(view, legal, selection),
    [view, legal, selection],
  );
  const ground = useMemo(() => groundLabels(view, say), [view.map, say]);
  const cells = useMemo(
    () =>
      ground.map((told, cell): HexCell | undefined =>
        view.map.terrain[cell] === '#'
          ? undefined
          : {
              label: labelOf(view, interaction, say, cell, told),
              active: isActive(view, interaction, cell),
            },
      ),
    [view, interaction, say, ground],
  );
  const show = useSight(props);
  const picture = (
    <Field {...props} interaction={interaction} military={military} pointedAt={pointedAt} />
  );
  const label = props.label ?? say('board.name', { title: view.title[say.language] });

  // What is refused stays in the hand: the next tap is another try.
  function act(action: number): void {
    if (legal.includes(action)) setSelection(EMPTY);
    props.onAction?.(action);
  }

  function take(next: Selection): void {
    setSelection(next);
    props.onBegin?.();
  }

  function touch(cell: number): void {
    const tapped = tap(view, interaction, cell);
    if ('selection' in tapped) take(tapped.selection);
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
  const shared = { view, interaction, say, military, idle: props.onAction === undefined };
  const hold = (unit: number | undefined): void =>
    take(unit === undefined ? EMPTY : { held: unit, chosen: [] });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape lets go of what a hex took
    <div
      class={styles.battle}
      data-motion={settings.motion ? 'full' : 'none'}
      onKeyDown={({ key }) => key === 'Escape' && setSelection(EMPTY)}
    >
      <HexBoard
        label={label}
        columns={columns}
        rows={rows}
        cells={cells}
        onCell={touch}
        onLook={setPointedAt}
        show={show}
        motion={settings.motion}
        words={{
          tools: say('board.tools'),
          closer: say('board.closer'),
          farther: say('board.farther'),
          whole: say('board.whole'),
        }}
        head={<Panel {...shared} pointedAt={pointedAt} onAction={act} onHold={hold} />}
      >
        {picture}
      </HexBoard>
      {settings.forecast && <Marks {...shared} />}
      <Waiting {...shared} onHold={hold} />
    </div>
  );
}

/** What a person has begun; a new position ends it. */
function useSelection(view: BattleView) {
  const [{ selection, of }, set] = useState<{ selection: Selection; of: BattleView }>({
    selection: EMPTY,
    of: view,
  });
  return [
    of === view ? selection : EMPTY,
    (next: Selection) => set({ selection: next, of: view }),
  ] as const;
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

function isActive(
  view: BattleView,
  interaction: ReturnType<typeof interactionOf>,
  cell: number,
): boolean {
  if (interaction.destinations.has(cell) || interaction.choices.landings.has(cell)) return true;
  const index = view.units.findIndex((unit) => unit.cell === cell);
  return (
    index >= 0 &&
    (interaction.targets.includes(index) ||
      interaction.ready.includes(index) ||
      index === interaction.held ||
      interaction.attacks.some(({ units }) => units.includes(index)))
  );
}
