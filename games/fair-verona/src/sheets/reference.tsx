import type { Block, Picture, SheetRequest, Words } from '@glade/print/model';
import { together } from '@glade/print/sheet';
import { INKS, rankSign, Suit } from '../board/pieces/Cards.tsx';
import { valueAt } from '../rules/cards/strength.ts';
import { veronaOptions } from '../rules/options.ts';
import { OF_ENCOUNTER, OF_TURN } from './clauses.ts';
import styles from './Paper.module.css';

/** The farthest column of the table: maps are rarely wider. */
const FARTHEST = 12;
const RANKS = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const LOWEST = 2;

/** The clause of each difficulty. */
const DIFFICULTIES: Readonly<Record<string, string>> = {
  easy: 'FV-13',
  medium: 'FV-14',
  hard: 'FV-15',
};

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** A turn step by step, with the rulings that were chosen. */
export function reference({ options: values, say }: SheetRequest): readonly Block[] {
  const options = veronaOptions(values);
  const { goal, friends, riverReach } = options;
  const scatter = riverReach === 'scatter';
  const told = (key: string, args = {}, more: readonly string[] = []): Words =>
    together({ text: say(`sheets.ref.${key}`, args), clauses: [...OF_TURN[key]!, ...more] });
  const heading = (key: string): Block => ({
    kind: 'heading',
    level: 2,
    text: say(`sheets.ref.${key}`),
  });
  const list = (...items: readonly (Words | false)[]): Block => ({
    kind: 'list',
    items: items.filter((item) => item !== false),
  });
  return [
    { kind: 'columns', count: 2 },
    { kind: 'title', text: say('game.title') },
    { kind: 'paragraph', text: told('goal', { goal }) },
    heading('ready'),
    list(
      told('cards', { waiting: goal - 1 }),
      told('jokers'),
      told('friends', { friends }, [DIFFICULTIES[String(values['difficulty'])]!]),
      told('tiles'),
      told(scatter ? 'river.scatter' : 'river.order'),
      told('begins', { seats: options.seats }),
    ),
    heading('lay'),
    list(
      told('draw', { shared: yes(options.unusedTiles === 'shared') }),
      told('where', { any: yes(options.cornerContact === 'any') }),
      !scatter &&
        told('where.river', {
          anywhere: yes(riverReach === 'anywhere'),
          strict: yes(options.uTurn === 'strict'),
        }),
      riverReach === 'meeple' && told('where.spring'),
      told('must'),
      told('unused'),
      told('friend', { each: yes(options.friendsPerTile === 'each') }),
    ),
    heading('clear'),
    list(told('stuck'), told('try', { both: yes(options.help === 'both') }), told('hand')),
    heading('move'),
    list(
      told('ways'),
      told('crossing', { stop: yes(options.crossings === 'stop') }),
      told('water'),
    ),
    heading('clues'),
    list(
      told('match'),
      told('home', { arrive: yes(options.delivery === 'arrive') }),
      told('joker', {
        redraw: yes(options.jokerEncounter === 'redraw'),
        present: yes(options.jokerLift === 'present'),
      }),
      told('empty'),
    ),
    heading('lose'),
    list(
      told('lose.tiles'),
      told('lose.mired', { round: yes(options.miredTest === 'round') }),
      told('lose.cold'),
      told('lose.errand', { rounds: options.lastErrandRounds }),
    ),
    { kind: 'paragraph', text: [say('sheets.ref.tip')] },
  ];
}

/** How an Encounter is cleared, and what each rank is worth at each distance (FV-45, FV-48). */
export function encounters({ options: values, say }: SheetRequest): readonly Block[] {
  const options = veronaOptions(values);
  const told = (key: string, args = {}) => [say(`sheets.enc.${key}`, args)];
  const cited = (key: string, args = {}): Words =>
    together({ text: say(`sheets.enc.${key}`, args), clauses: OF_ENCOUNTER[key]! });
  const distances = Array.from({ length: FARTHEST + 1 }, (_, distance) => distance);
  return [
    { kind: 'heading', level: 1, text: told('title')[0]! },
    {
      kind: 'list',
      ordered: true,
      items: [
        cited('own'),
        cited('suit'),
        cited('help', { unlimited: yes(options.helpLimit === 'unlimited') }),
        cited('friend', {
          helpers: yes(options.helperFriends),
          useful: yes(options.friendCalls === 'useful'),
        }),
        cited('more'),
      ],
    },
    { kind: 'paragraph', text: cited('distance') },
    { kind: 'heading', level: 2, text: told('table')[0]!, whole: true },
    {
      kind: 'table',
      widths: [3, ...distances.map(() => 1)],
      head: [told('card'), ...distances.map((distance) => [String(distance)])],
      rows: RANKS.map((rank) => [
        [{ text: labelOf(rank, told), bold: true }],
        ...distances.map((distance) => [String(valueAt(rank - LOWEST, distance))]),
      ]),
    },
    { kind: 'paragraph', note: true, text: cited('farther') },
    {
      kind: 'pictures',
      height: 8,
      pictures: [0, 1, 2, 3].map((suit) => ({
        picture: suitPicture(suit),
        what: say('sheets.enc.suit.name', { suit }),
        caption: told('suit.name', { suit }),
      })),
    },
  ];
}

const suitPicture = (suit: number): Picture => ({
  viewBox: [-12, -12, 24, 24],
  content: (
    <g class={`${styles.paper} ${INKS}`} data-red={suit > 1}>
      <Suit suit={suit} />
    </g>
  ),
});

/** “Queen (Q)” for the court, the number for the others. */
function labelOf(rank: number, told: (key: string, args: object) => readonly string[]): string {
  const [name] = told('rank', { rank });
  const sign = rankSign(rank - LOWEST);
  return name === sign ? sign : `${name} (${sign})`;
}
