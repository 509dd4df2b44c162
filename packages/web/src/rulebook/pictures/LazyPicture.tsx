import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game, Staged } from '@glade/engine';
import { boards } from '@glade/games/browser';
import type { GameBoard } from '@glade/ui';
import { sideStyle } from '../../seats/side-style.ts';
import { wordsOf } from '../../words/words.ts';
import { inTurn } from '../in-turn.ts';
import { PositionPicture } from './PositionPicture.tsx';
import styles from './LazyPicture.module.css';

interface Props {
  readonly game: Game;
  /** Names it. */
  readonly id: string;
  /** What is drawn; undefined if it cannot be. */
  readonly staged: () => Staged | undefined;
  readonly moment: 'before' | 'after';
  /** What a screen reader calls it; nothing beside words that say the same. */
  readonly label?: string;
  /** How far below what is in sight it is drawn already. */
  readonly ahead?: string;
  /** A frame lies round it, in the colour of the side at turn. */
  readonly framed?: boolean;
}

/** The sizes at which a board that does not fit itself into its room is tried: the first at which all of it has room. */
const SIZES = [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.33];

/** How far below the page a picture is drawn already, so that people who scroll find it there. */
const AHEAD = '600px';

/**
 * A position. It is drawn when it comes near the part of the page that is in sight; its room is kept. Where there are many, one is
 * drawn after the other.
 */
export function LazyPicture(props: Props) {
  const { game, id, staged, moment, label, ahead = AHEAD, framed = false } = props;
  const here = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const [board, setBoard] = useState<GameBoard>();
  useEffect(() => {
    let gone = false;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        // Where the board cannot be loaded, offline for example, the sentence stands without its picture.
        boards[game.id]!().then(
          (loaded) => inTurn(() => gone || setBoard(loaded)),
          () => undefined,
        );
      },
      { rootMargin: ahead },
    );
    if (here.current !== null) near.observe(here.current);
    return () => {
      gone = true;
      near.disconnect();
    };
  }, [game.id, id]);
  useLayoutEffect(() => {
    const [room, picture] = [here.current, drawn.current];
    if (room === null || picture === null) return undefined;
    const fitted = new ResizeObserver(() => fit(room, picture));
    fitted.observe(room);
    // What a board loads later makes it higher.
    fitted.observe(picture);
    return () => fitted.disconnect();
  }, [board]);
  const drawing = board === undefined ? undefined : staged();
  const named =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <div
      ref={here}
      class={styles.picture}
      data-picture={id}
      data-framed={framed}
      style={framed && board && drawing ? sideAtTurn(board, drawing) : undefined}
      {...named}
    >
      {board !== undefined && drawing !== undefined && (
        // For the ear the picture is its title: the worked example beside it tells what happens.
        <div ref={drawn} class={styles.drawn} aria-hidden="true">
          <PositionPicture
            board={board}
            staged={drawing}
            moment={moment}
            say={wordsOf(game.id)}
            label={label ?? ''}
          />
        </div>
      )}
    </div>
  );
}

/** The colour of the side that is asked what it does. */
function sideAtTurn(board: GameBoard, { rules, start }: Staged) {
  const seat = rules.actor(start);
  return seat < 0 ? undefined : sideStyle(board, rules.view(start, seat), seat);
}

/** Draws a picture smaller until all of it is in its room, such as a game's rows of cards. */
function fit(room: HTMLElement, picture: HTMLElement): void {
  for (const size of SIZES) {
    picture.style.setProperty('--size', String(size));
    if (picture.scrollHeight * size <= room.clientHeight + 1) return;
  }
}
