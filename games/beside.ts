import type {
  BotGame,
  Box,
  Catalogue,
  EventKind,
  Language,
  Prove,
  RealTable,
  Rules,
} from '@glade/engine';
import type { DefinedGame } from '@glade/engine/define';
import type { Companion } from '@glade/text';
import type { Campaign, GameEditor } from '@glade/ui';
import { boards, games, shelf, words, type BothLanguages, type Words } from './browser.ts';

// The parts of each game that no match needs before its first move, by the id of the game; each is loaded when it is needed. A
// game is added here, in `browser.ts` and in `index.ts`.

/** Each game with its bots, for workers that choose actions or play matches. */
export const botGames: Readonly<Record<string, () => Promise<BotGame>>> = {
  wildfire: () => import('@glade/wildfire').then(({ wildfire }) => wildfire),
  'forest-fire': () => import('@glade/forest-fire').then(({ forestFire }) => forestFire),
  'leaf-climbers': () => import('@glade/leaf-climbers').then(({ leafClimbers }) => leafClimbers),
  'starfall-forest': () =>
    import('@glade/starfall-forest').then(({ starfallForest }) => starfallForest),
  'war-kids': () => import('@glade/war-kids').then(({ warKids }) => warKids),
  'fair-verona': () => import('@glade/fair-verona').then(({ fairVerona }) => fairVerona),
};

/** Proofs of what actions are worth, of the games where that is possible. */
export const provers: Readonly<Record<string, () => Promise<(rules: Rules) => Prove | undefined>>> =
  { wildfire: () => import('@glade/wildfire/proofs').then(({ proofsOf }) => proofsOf) };

/** What games say only beside their matches: about their options, to the lab, in the help, and of why a hint is good. Other games say that with the rest. */
export const besideWords: Readonly<Record<string, Words>> = {
  'forest-fire': {
    en: () => import('@glade/forest-fire/words/beside/en').then(({ beside }) => beside),
    it: () => import('@glade/forest-fire/words/beside/it').then(({ beside }) => beside),
  },
  'starfall-forest': {
    en: () => import('@glade/starfall-forest/words/beside/en').then(({ beside }) => beside),
    it: () => import('@glade/starfall-forest/words/beside/it').then(({ beside }) => beside),
  },
  'war-kids': {
    en: () => import('@glade/war-kids/words/beside/en').then(({ beside }) => beside),
    it: () => import('@glade/war-kids/words/beside/it').then(({ beside }) => beside),
  },
};

/** Every kind of event each game can tell of: for the lab. */
export const events: Readonly<Record<string, () => Promise<Readonly<Record<string, EventKind>>>>> =
  {
    wildfire: () => import('@glade/wildfire').then(({ EVENTS }) => EVENTS),
    'forest-fire': () => import('@glade/forest-fire').then(({ EVENTS }) => EVENTS),
    'leaf-climbers': () => import('@glade/leaf-climbers').then(({ EVENTS }) => EVENTS),
    'starfall-forest': () => import('@glade/starfall-forest').then(({ EVENTS }) => EVENTS),
    'war-kids': () => import('@glade/war-kids').then(({ EVENTS }) => EVENTS),
    'fair-verona': () => import('@glade/fair-verona').then(({ EVENTS }) => EVENTS),
  };

/** The games with a campaign: matches that get harder one by one. */
export const campaigns: Readonly<Record<string, () => Promise<Campaign>>> = {
  'forest-fire': () => import('@glade/forest-fire/campaign').then(({ campaign }) => campaign),
  'war-kids': () => import('@glade/war-kids/campaign').then(({ campaign }) => campaign),
};

/** The games with an editor, for example for scenarios. */
export const editors: Readonly<Record<string, () => Promise<GameEditor>>> = {
  'war-kids': () => import('@glade/war-kids/editor').then(({ editor }) => editor),
};

/** How each game is played with its real pieces, and the words of the card that says what to do with them. */
export const companions: Readonly<
  Record<string, { readonly load: () => Promise<Companion>; readonly words: Words }>
> = {
  wildfire: {
    load: () => import('@glade/wildfire/companion').then(({ companion }) => companion as Companion),
    words: {
      en: () => import('@glade/wildfire/words/on-table/en').then(({ onTable }) => onTable),
      it: () => import('@glade/wildfire/words/on-table/it').then(({ onTable }) => onTable),
    },
  },
  'forest-fire': {
    load: () =>
      import('@glade/forest-fire/companion').then(({ companion }) => companion as Companion),
    words: {
      en: () => import('@glade/forest-fire/words/on-table/en').then(({ onTable }) => onTable),
      it: () => import('@glade/forest-fire/words/on-table/it').then(({ onTable }) => onTable),
    },
  },
  'leaf-climbers': {
    load: () =>
      import('@glade/leaf-climbers/companion').then(({ companion }) => companion as Companion),
    words: {
      en: () => import('@glade/leaf-climbers/words/on-table/en').then(({ onTable }) => onTable),
      it: () => import('@glade/leaf-climbers/words/on-table/it').then(({ onTable }) => onTable),
    },
  },
  'starfall-forest': {
    load: () =>
      import('@glade/starfall-forest/companion').then(({ companion }) => companion as Companion),
    words: {
      en: () => import('@glade/starfall-forest/words/on-table/en').then(({ onTable }) => onTable),
      it: () => import('@glade/starfall-forest/words/on-table/it').then(({ onTable }) => onTable),
    },
  },
  'war-kids': {
    load: () => import('@glade/war-kids/companion').then(({ companion }) => companion as Companion),
    words: {
      en: () => import('@glade/war-kids/words/on-table/en').then(({ onTable }) => onTable),
      it: () => import('@glade/war-kids/words/on-table/it').then(({ onTable }) => onTable),
    },
  },
  'fair-verona': {
    load: () =>
      import('@glade/fair-verona/companion').then(({ companion }) => companion as Companion),
    words: {
      en: () => import('@glade/fair-verona/words/on-table/en').then(({ onTable }) => onTable),
      it: () => import('@glade/fair-verona/words/on-table/it').then(({ onTable }) => onTable),
    },
  },
};

/** What each game needs at a real table, and the words for it. */
export const realTables: Readonly<
  Record<string, () => Promise<{ readonly table: RealTable; readonly words: BothLanguages }>>
> = {
  wildfire: () =>
    tableOf(import('@glade/wildfire/real-table'), import('@glade/wildfire/words/needs')),
  'forest-fire': () =>
    tableOf(import('@glade/forest-fire/real-table'), import('@glade/forest-fire/words/needs')),
  'leaf-climbers': () =>
    tableOf(import('@glade/leaf-climbers/real-table'), import('@glade/leaf-climbers/words/needs')),
  'starfall-forest': () =>
    tableOf(
      import('@glade/starfall-forest/real-table'),
      import('@glade/starfall-forest/words/needs'),
    ),
  'war-kids': () =>
    tableOf(import('@glade/war-kids/real-table'), import('@glade/war-kids/words/needs')),
  'fair-verona': () =>
    tableOf(import('@glade/fair-verona/real-table'), import('@glade/fair-verona/words/needs')),
};

async function tableOf<V>(
  loading: Promise<{ readonly realTable: RealTable<V> }>,
  saying: Promise<{ readonly needs: BothLanguages }>,
) {
  const [{ realTable }, { needs }] = await Promise.all([loading, saying]);
  return { table: realTable as RealTable, words: needs };
}

/** A game that is not ours: what the shelf says of it, and its one module. */
export interface OutsideGame {
  readonly id: string;
  readonly card: Readonly<Record<Language, Catalogue>>;
  readonly box: Box;
  readonly load: () => Promise<DefinedGame>;
}

/** Puts a game from outside on the shelf, after ours. It is drawn on the default board. */
export function addGame({ id, card, box, load }: OutsideGame): void {
  (shelf as OutsideCard[]).push({ id, card, box });
  Object.assign(games, { [id]: load });
  Object.assign(botGames, { [id]: load });
  Object.assign(words, {
    [id]: { en: async () => (await load()).text.en, it: async () => (await load()).text.it },
  });
  Object.assign(events, { [id]: async () => (await load()).events });
  Object.assign(boards, {
    [id]: async () => {
      const [{ defaultBoard }, game] = await Promise.all([
        import('@glade/ui/default-board'),
        load(),
      ]);
      return defaultBoard(game);
    },
  });
}

type OutsideCard = Pick<OutsideGame, 'id' | 'card' | 'box'>;
