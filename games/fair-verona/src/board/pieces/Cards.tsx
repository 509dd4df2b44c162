import type { Say } from '@glade/text';
import { rankOf, suitOf } from '../../rules/cards/deck.ts';
import { JOKER } from '../../rules/state.ts';
import styles from './Cards.module.css';
import { KEY } from './Pieces.tsx';

// Cards are drawn in a box of 50 by 70.

const SUITS = [
  'M0-9C4-4 9-1 9 4A4.5 4.5 0 0 1 1.5 6.5L3 10H-3L-1.5 6.5A4.5 4.5 0 0 1-9 4C-9-1-4-4 0-9Z',
  'M-4-1A4.6 4.6 0 1 1 4-1A4.6 4.6 0 1 1 1.5 5L3 10H-3L-1.5 5A4.6 4.6 0 1 1-4-1Z',
  'M0-10L7.5 0L0 10L-7.5 0Z',
  'M0 10C-13 1-10-9-4.5-9C-1.8-9 0-6.5 0-5C0-6.5 1.8-9 4.5-9C10-9 13 1 0 10Z',
] as const;

const RANKS: Readonly<Record<number, string>> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };

/** The class under which cards have their colours; `data-red` for red suits. */
export const INKS = styles.inks;

/** The letter or number in the corner of a card. */
export const rankSign = (card: number): string => RANKS[rankOf(card)] ?? `${rankOf(card)}`;

/** The name of a card; both Jokers have the same. */
export const cardName = (say: Say, card: number): string =>
  say('card', { rank: rankOf(card), suit: suitOf(card) });

interface Props {
  readonly card: number;
  /** Whether the token lies on it. */
  readonly token?: boolean;
}

/** A card, face up. Its name must stand in the text beside it. */
export const Card = (props: Props) => (
  <svg class={styles.card} viewBox="-1 -1 52 72" aria-hidden="true">
    <CardFace {...props} />
  </svg>
);

/** The drawing of a card, face up. */
export function CardFace({ card, token = false }: Props) {
  const joker = card >= JOKER;
  const red = !joker && suitOf(card) >= 2;
  return (
    <g class={INKS} data-red={red}>
      <rect class={styles.face} width="50" height="70" rx="6" />
      {joker ? (
        <Fool />
      ) : (
        <>
          <text class={styles.rank} x="25" y="31">
            {rankSign(card)}
          </text>
          <g transform="translate(25 50) scale(1.35)">
            <Suit suit={suitOf(card)} />
          </g>
        </>
      )}
      {token && (
        <g class={styles.token} transform="translate(40 58) scale(.8)">
          <circle r="12" />
          <path d={KEY} />
        </g>
      )}
    </g>
  );
}

/** The sign of a suit, about 0 0, 20 high. */
export const Suit = ({ suit }: { readonly suit: number }) => (
  <path class={styles.suit} d={SUITS[suit]} />
);

/** A card face down. */
export const Back = () => (
  <svg class={styles.card} viewBox="-1 -1 52 72" aria-hidden="true">
    <CardBack />
  </svg>
);

/** The drawing of a card, face down. */
export const CardBack = () => (
  <g class={INKS}>
    <rect class={styles.back} width="50" height="70" rx="6" />
    <path class={styles.lattice} d="M8 12L42 58M42 12L8 58M25 8L44 35L25 62L6 35Z" />
  </g>
);

/** What a Joker shows: a dashing young fool with a feather in his hat. */
function Fool() {
  return (
    <g class={styles.fool}>
      <path d="M9 24C14 14 36 14 41 24C34 27 16 27 9 24Z" />
      <path class={styles.feather} d="M35 19C40 12 46 9 46 4C38 4 33 10 31 17Z" />
      <circle cx="25" cy="33" r="9" />
      <path class={styles.smile} d="M21 32h.1M29 32h.1M20.5 36C23 39.5 27 39.5 29.5 36" />
      {/* His collar, with a bell at each of its ends: no sign of a suit. */}
      <path class={styles.collar} d="M19 43H31L42 53L34.5 52L31.5 60L25 54L18.5 60L15.5 52L8 53Z" />
      {[8, 18.5, 31.5, 42].map((x, i) => (
        <circle key={x} class={styles.bell} cx={x} cy={i % 3 === 0 ? 54.5 : 61.5} r="2.2" />
      ))}
    </g>
  );
}
