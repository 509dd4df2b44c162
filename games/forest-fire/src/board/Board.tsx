import { capital } from '@glade/text';
import type { BoardProps } from '@glade/ui';
import { closeUp } from '@glade/ui/close-up';
import { SquareGrid, type GridCell } from '@glade/ui/square-grid';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { placeParts } from '../notation/index.ts';
import { PUT_OUT, SEAT } from '../rules/actions.ts';
import type { ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';
import { choiceOf, dropBetween, isSquare, targetsOf, type Targets } from './choices.ts';
import { Forest } from './forest/Forest.tsx';
import { BOARD, isOnBoard, MARGIN, middleOf, RING, RING_PLACES, UNIT } from './forest/ring.ts';
import { Team } from './Team.tsx';

type Props = BoardProps<ForestFireView>;

type Tool = 'putOut' | 'go';

/** The forest with its ring of places outside, and choices: who acts in a free order, what a tap means if it could mean two actions. */
export function Board(props: Props) {
  const { view, say, legal } = props;
  const free = legal.some((action) => action >= SEAT);
  const choices = useMemo(() => legal.map((action) => choiceOf(action, free)), [legal]);
  const seats = [...new Set(choices.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))];
  const [chosen, setChosen] = useState(0);
  // Whatever was chosen before, after each step water comes first: nobody walks into a fire by an old choice.
  const [picked, setPicked] = useState<{ readonly tool: Tool; readonly of: ForestFireView }>();
  const tool = picked?.of === view ? picked.tool : 'putOut';
  const setTool = (each: Tool): void => setPicked({ tool: each, of: view });
  const [from, setFrom] = useState<number>();
  const [looked, setLooked] = useState<number>();
  // What a hint advises is done by a tap on its places: by whom, and whether they step or put out.
  const { hinted } = props;
  const advised = hinted === undefined ? undefined : choiceOf(hinted, free);
  useEffect(() => {
    if (advised === undefined) return;
    const { seat, meaning } = advised;
    if (seat !== undefined) setChosen(seat);
    setTool(meaning.kind === 'go' ? 'go' : 'putOut');
    setFrom(meaning.kind === 'drop' ? meaning.line[0] : undefined);
  }, [hinted, view]);
  const who = free ? (seats.includes(chosen) ? chosen : (seats[0] ?? 0)) : view.seat;
  const own = choices.filter(({ seat }) => seat === undefined || seat === who);
  const start = own.some(({ meaning }) => meaning.kind === 'drop') ? from : undefined;
  const targets = useMemo(() => targetsOf(own, start), [choices, who, start]);
  const both = [...targets.putOut].some((place) => targets.go.has(place));
  const team = free && seats.length > 1;
  const base = free ? who * SEAT : 0;

  function tap(place: number): void {
    if (props.onFind) return props.onFind(place);
    if (props.entering) return isSquare(place) ? props.entering.onOutcome(place) : undefined;
    if (targets.ends.size > 0 || start !== undefined) return tapLine(place);
    const steps = targets.go.has(place) && (tool === 'go' || !targets.putOut.has(place));
    const douses =
      isSquare(place) && !steps && (view.counters[place]! > 0 || !targets.go.has(place));
    props.onAction?.(base + (douses && view.counters[place]! > 0 ? PUT_OUT + place : place));
  }

  /** Handles a tap on an end of the Pilot's line: first one end, then the other. */
  function tapLine(place: number): void {
    const action = start === undefined ? -1 : dropBetween(start, place);
    const line = advised?.meaning.kind === 'drop' ? advised.meaning.line : undefined;
    if (action >= 0) {
      setFrom(undefined);
      props.onAction?.(base + action);
    } else if (start !== undefined && line?.includes(start) && line.includes(place)) {
      // The middle of the line that a hint advises leads to it, too. Its first end is chosen already.
      if (start === place) return;
      props.onAction?.(hinted!);
      setFrom(undefined);
    } else {
      setFrom(place === start || !isSquare(place) ? undefined : place);
    }
  }

  const { events, lit, seats: looks, settings, still, entering } = props;
  const seeks = props.onFind !== undefined;
  const preview = settings.forecast ? fillsAt(view, looked) : NOTHING;
  // Where somebody looks changes often, and what they see mostly does not.
  const picture = useMemo(
    () => (
      <Forest
        {...props}
        targets={both ? marked(targets, tool) : targets}
        from={start}
        preview={preview}
      />
    ),
    [view, events, lit, looks, settings.motion, still, targets, tool, start, preview],
  );
  const cells = useMemo(
    () =>
      RING_PLACES.map((place) =>
        place === undefined ? undefined : cellOf(props, place, targets, tool),
      ),
    [view, say, settings.forecast, seeks, entering, targets, tool],
  );
  if (props.still === true) {
    return (
      <div
        role="img"
        aria-label={describe(props, cells)}
        class={styles.still}
        style={closeUp([BOARD, BOARD], matters(props), UNIT)}
      >
        {picture}
      </div>
    );
  }
  return (
    <div
      class={styles.framed}
      data-motion={props.settings.motion ? 'full' : 'none'}
      data-watched={props.onAction === undefined || view.result !== 'none'}
    >
      <SquareGrid
        label={props.label ?? say('board.name')}
        columns={RING}
        cells={cells}
        margin={MARGIN}
        right={MARGIN}
        foot={MARGIN}
        onCell={tap}
        onLook={setLooked}
      >
        {picture}
      </SquareGrid>
      {(both || team) && (
        <div class={styles.side}>
          {team && <Team {...props} who={who} onChoose={setChosen} />}
          {both && <Tools say={say} tool={tool} onTool={setTool} />}
        </div>
      )}
      <p class="visually-hidden">{say('board.burning', { burning: view.burning })}</p>
    </div>
  );
}

const NOTHING: readonly number[] = [];

/** The squares that would catch fire with this one. */
function fillsAt({ fills }: ForestFireView, place: number | undefined): readonly number[] {
  const squares = place === undefined || !isSquare(place) ? NOTHING : fills[place]!;
  return squares.length === 0 ? NOTHING : squares;
}

/**
 * Where it burns, and who stands in the forest; those who wait outside only where there is nobody else. Round a
 * fire that is all alone the whole forest is shown, with the numbers of its row and its column. What is lit is always there.
 */
function matters({ view: { counters, players }, lit }: Props) {
  const burning = [...counters.keys()].filter((square) => counters[square]! > 0);
  const there = players.flatMap(({ place, out }) => (out || !isOnBoard(place) ? [] : [place]));
  const inside = there.filter(isSquare);
  const places = [...burning, ...(burning.length > 0 ? inside : there)];
  return places.length === 1 ? [] : [...places, ...lit].map(middleOf);
}

/** The marks for the chosen tool: where a tap could mean two things, only what it means now. */
const marked = ({ go, putOut, ends }: Targets, tool: Tool): Targets => ({
  go: tool === 'go' ? go : new Set([...go].filter((place) => !putOut.has(place))),
  putOut: tool === 'go' ? new Set([...putOut].filter((place) => !go.has(place))) : putOut,
  ends,
});

function Tools({
  say,
  tool,
  onTool,
}: Pick<Props, 'say'> & { readonly tool: Tool; readonly onTool: (tool: Tool) => void }) {
  return (
    <div class={styles.choices} role="group" aria-label={say('board.tools')}>
      {(['putOut', 'go'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={tool === each} onClick={() => onTool(each)}>
          {say(`action.${each}`)}
        </button>
      ))}
    </div>
  );
}

/** What the button for the other tool says. */
const OTHER: Readonly<Record<Tool, string>> = { putOut: 'action.go', go: 'action.putOut' };

function cellOf(props: Props, place: number, targets: Targets, tool: Tool): GridCell {
  const { view, say, settings, onFind, entering } = props;
  const offered = entering?.outcomes.includes(place) === true;
  const parts: string[] = [];
  if (isSquare(place)) {
    const counters = view.counters[place]!;
    if (view.firebreaks.includes(place)) parts.push(say('cell.firebreak'));
    else parts.push(counters > 0 ? say('cell.fire', { counters }) : say('cell.empty'));
  }
  for (const [seat, player] of view.players.entries()) {
    if (player.place !== place || player.out) continue;
    parts.push(say('cell.player', { player: seat + 1, role: say(`role.${player.role}`) }));
    if (player.danger) parts.push(say('cell.danger'));
  }
  // Where both can be done, it is said what a tap does now, and how to do the other.
  const both = targets.putOut.has(place) && targets.go.has(place);
  if (both) parts.push(say(tool === 'go' ? 'cell.canStep' : 'cell.canPutOut'));
  if (both) parts.push(say('cell.other', { other: say(OTHER[tool]) }));
  else if (targets.putOut.has(place)) parts.push(say('cell.canPutOut'));
  else if (targets.go.has(place))
    parts.push(say(view.step === 'spots' ? 'cell.canStart' : 'cell.canStep'));
  if (targets.ends.has(place)) parts.push(say('cell.canDrop'));
  if (offered) parts.push(say('cell.canEnter'));
  const fills = settings.forecast && isSquare(place) ? view.fills[place]!.length : 0;
  if (fills > 0) parts.push(say('cell.fills', { n: fills }));
  return {
    id: place,
    label: [capital(say, say('place.spoken', placeParts(place))), parts.join(', ')]
      .filter((part) => part !== '')
      .join(': '),
    active:
      targets.go.has(place) ||
      targets.putOut.has(place) ||
      targets.ends.has(place) ||
      offered ||
      (onFind !== undefined && isSquare(place)),
    offered,
  };
}

function describe({ label, say }: Props, cells: readonly (GridCell | undefined)[]): string {
  const empty = say('cell.empty');
  const told = cells.flatMap((cell) =>
    cell === undefined || !cell.label.includes(': ') || cell.label.endsWith(`: ${empty}`)
      ? []
      : [cell.label],
  );
  return [label ?? say('board.name'), ...told].join('. ');
}
