import type { Say } from '@glade/text';
import type { BoardProps } from '@glade/ui';
import { useRef } from 'preact/hooks';
import { BY_CITY, BY_ROAD, BY_TERRAIN } from '../../rules/map/walking.ts';
import type { ReachablePlace, VeronaView } from '../../rules/view.ts';
import { meaningOf } from '../choices.ts';
import {
  reachParts,
  shareThatFails,
  sidesInLabel,
  spaceName,
  tellSides,
  tileName,
} from '../labels.ts';
import { FailureSign } from '../map/Marks.tsx';
import type { HeldTile } from '../map/PossiblePlaces.tsx';
import { Icon, Ways } from '../pieces/Pieces.tsx';
import { TilePicture, TilePile } from '../tiles/TilePicture.tsx';
import { Attempts } from './Attempts.tsx';
import styles from './TurnPanel.module.css';

interface Props extends Pick<BoardProps<VeronaView>, 'view' | 'say' | 'legal'> {
  /** The tile in hand has just been drawn, and is seen to move. */
  readonly fresh: boolean;
  readonly held: HeldTile | undefined;
  /** The action that a hint advises. */
  readonly hinted?: number | undefined;
  /** A place within reach at which a person points. */
  readonly pointedAt: ReachablePlace | undefined;
  readonly onAction: (action: number) => void;
  /** The tile itself lies in a hand: people say by a picture how they lay it. */
  readonly atTable: boolean;
  /** A tile that has just been drawn and fits nowhere, and why. */
  readonly lost: { readonly type: number; readonly why: string } | undefined;
  readonly onTurn: () => void;
  /** Lays it as it is turned, or turned so many times. */
  readonly onLay: (turn?: number) => void;
}

/** Whose turn it is and what they have to do now, with what they need for it. */
export function TurnPanel(props: Props) {
  const { view } = props;
  if (view.step === 'deal' || view.step === 'over') return null;
  // Then nothing can be done on the map.
  const chooses = props.legal.length > 0 && (view.step === 'clear' || view.step === 'source');
  return (
    <div class={styles.panel} data-task data-choices={chooses}>
      {view.step === 'clear' ? (
        props.legal.length > 0 ? (
          <Attempts {...props} />
        ) : (
          <Newest {...props} />
        )
      ) : (
        <Task {...props} />
      )}
    </div>
  );
}

function Task(props: Props) {
  const { view, say, legal, pointedAt, lost } = props;
  const acts = legal.length > 0;
  if (lost !== undefined)
    return (
      <div class={styles.laying} data-lost>
        <span>
          <TilePicture type={lost.type} />
        </span>
        <p class={styles.told} data-telling>
          <strong>{tileName(say, lost.type)}. </strong>
          {say('board.lost', { why: lost.why })}
        </p>
      </div>
    );
  switch (view.step) {
    case 'source':
      return acts ? <TileSource {...props} /> : <Newest {...props} />;
    case 'place':
      return <LayingTile {...props} acts={acts} />;
    case 'move':
      return (
        <p class={styles.told} data-telling>
          {pointedAt === undefined ? (
            <Legend view={view} say={say} />
          ) : (
            reachParts(say, pointedAt).join(', ')
          )}
        </p>
      );
    default:
      return acts ? null : <Newest {...props} />;
  }
}

/** Who watches sees there which tile was laid last. Beside real tiles the map has the room. */
function Newest({ view, say, atTable }: Pick<Props, 'view' | 'say' | 'atTable'>) {
  const tile = view.tiles.at(-1);
  if (atTable || tile === undefined) return null;
  return (
    <div class={styles.laying} data-newest>
      <span>
        <TilePicture type={tile.type} turn={tile.turn} />
      </span>
      <p class={styles.told} data-telling>
        <strong>{tileName(say, tile.type)}. </strong>
        {say('board.newest')}
      </p>
    </div>
  );
}

const WAYS = [
  [BY_TERRAIN, 'board.way.any'],
  [BY_CITY, 'board.way.city'],
  [BY_ROAD, 'board.way.road'],
] as const;

/** Explains the signs of the three ways to move. */
function Legend({ view, say }: Pick<Props, 'view' | 'say'>) {
  return (
    <span class={styles.legend}>
      {WAYS.map(([ways, name]) => (
        <span key={name}>
          <Icon box="-12 -12 24 24">
            <Ways ways={ways} />
          </Icon>
          {say(name)}
        </span>
      ))}
      {view.reach.some(({ fails }) => fails >= 0) && (
        <span data-fails>
          <Icon box="-32 -12 24 24">
            <FailureSign />
          </Icon>
          {say('board.way.fails')}
        </span>
      )}
    </span>
  );
}

/** The choice between a tile from the pile and the unused ones. */
function TileSource({ view, say, legal, onAction }: Props) {
  return (
    <div class={styles.choices}>
      {legal.map((action) => {
        const meaning = meaningOf(action);
        if (meaning.kind === 'draw')
          return (
            <button
              key={action}
              type="button"
              class={styles.choice}
              data-source={action}
              onClick={() => onAction(action)}
            >
              <TilePile />
              <span>
                {say('action.draw')}
                {view.fails >= 0 && (
                  <small>
                    <span class="visually-hidden">, </span>
                    {say('board.fails', shareThatFails(view.fails))}
                  </small>
                )}
              </span>
            </button>
          );
        if (meaning.kind !== 'use') return null;
        return (
          <button
            key={action}
            type="button"
            class={styles.choice}
            data-source={action}
            onClick={() => onAction(action)}
          >
            <TilePicture type={meaning.type} />
            <span>
              {say('action.use')}
              <span class="visually-hidden">: </span>
              <small>
                {tileName(say, meaning.type)}
                {meaning.owner === view.seat
                  ? ''
                  : ` (${say('board.player', { player: meaning.owner + 1 })})`}
              </small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Whether a tile that is tried out was not just turned, so that who listens hears where it lies. */
function useComes(held: HeldTile | undefined): boolean {
  const last = useRef<{ held: HeldTile | undefined; comes: boolean }>({
    held: undefined,
    comes: false,
  });
  const { held: before } = last.current;
  if (before !== held)
    last.current = {
      held,
      comes: before?.x !== held?.x || before?.y !== held?.y || before?.turn === held?.turn,
    };
  return last.current.comes;
}

/** Where a tile lies that is tried out, or how it was turned there, and its sides. */
function tellTried(
  say: Say,
  { hand }: VeronaView,
  { x, y, turn }: HeldTile,
  place: boolean,
): string {
  const sides = sidesInLabel(say, hand, turn);
  return place
    ? say('board.lies', { place: spaceName(say, x, y), sides })
    : say('cell.turned', { sides });
}

/** The tile in hand, how it will lie, and the buttons for turning and laying it. */
function LayingTile({
  view,
  say,
  held,
  acts,
  fresh,
  atTable,
  onTurn,
  onLay,
}: Props & { readonly acts: boolean }) {
  const tried = acts && held !== undefined;
  const comes = useComes(tried ? held : undefined);
  if (view.hand < 0) return null;
  const spot = held && view.spots.find(({ x, y }) => x === held.x && y === held.y);
  if (atTable && acts && spot !== undefined)
    return (
      <div class={styles.pictures} role="group" aria-label={say('board.which')}>
        {spot.turns.map((turn) => (
          <button
            key={turn}
            type="button"
            aria-label={`${say('action.lay')}: ${tellSides(say, view.hand, turn).join(' ')}`}
            data-lay={turn}
            onClick={() => onLay(turn)}
          >
            <TilePicture type={view.hand} turn={turn} />
          </button>
        ))}
      </div>
    );
  const several = (spot?.turns.length ?? 0) > 1;
  const advised = held?.advised === true;
  // As long as there is a choice, it is said how to make it.
  const keys = say('board.keys', { several: several && !advised ? 1 : 0 });
  const lies = advised ? 'board.advised' : several ? 'board.turn' : 'board.lay';
  return (
    <div class={styles.laying}>
      <span class={fresh ? styles.fresh : undefined}>
        <TilePicture type={view.hand} turn={held?.turn ?? view.spots[0]?.turns[0] ?? 0} />
      </span>
      <p class={styles.told} data-telling>
        <strong>{tileName(say, view.hand)}. </strong>
        {acts && held === undefined && say('board.place')}
        {tried && (
          <span aria-hidden="true">
            {say(lies, { ways: spot?.turns.length ?? 1 })} <small class={styles.keys}>{keys}</small>
          </span>
        )}
        <span class="visually-hidden" role="status">
          {tried && `${tellTried(say, view, held, comes)} ${keys}`}
        </span>
      </p>
      {/* While others act, too, they keep their room. */}
      {(acts || !atTable) && (
        <div class={styles.hands} data-held={tried}>
          <button
            type="button"
            class={styles.turn}
            data-turn
            data-off={!several}
            aria-label={say('action.turn')}
            title={say('action.turn')}
            onClick={onTurn}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M19 12a7 7 0 1 1-2.5-5.4M17 2.5V7H12.5" />
            </svg>
          </button>
          <button type="button" class={styles.lay} data-lay onClick={() => onLay()}>
            {say('action.lay')}
          </button>
        </div>
      )}
    </div>
  );
}
