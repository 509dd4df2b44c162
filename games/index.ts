import type {
  Catalogue,
  EventKind,
  GameBounds,
  GameValue,
  Language,
  Prove,
  Rules,
  WholeGame,
} from '@glade/engine';
import {
  companion as fairVeronaCompanion,
  EVENTS as fairVeronaEvents,
  onTable as fairVeronaOnTable,
  fairVerona,
} from '@glade/fair-verona';
import {
  companion as forestFireCompanion,
  EVENTS as forestFireEvents,
  onTable as forestFireOnTable,
  forestFire,
} from '@glade/forest-fire';
import {
  companion as leafClimbersCompanion,
  EVENTS as leafClimbersEvents,
  onTable as leafClimbersOnTable,
  leafClimbers,
} from '@glade/leaf-climbers';
import { bounds as fairVeronaBounds } from '@glade/fair-verona/value';
import { bounds as forestFireBounds } from '@glade/forest-fire/value';
import { bounds as leafClimbersBounds } from '@glade/leaf-climbers/value';
import {
  companion as starfallForestCompanion,
  EVENTS as starfallForestEvents,
  onTable as starfallForestOnTable,
  starfallForest,
} from '@glade/starfall-forest';
import {
  companion as warKidsCompanion,
  EVENTS as warKidsEvents,
  onTable as warKidsOnTable,
  warKids,
} from '@glade/war-kids';
import type { Companion } from '@glade/text';
import {
  companion as wildfireCompanion,
  EVENTS as wildfireEvents,
  onTable as wildfireOnTable,
  wildfire,
} from '@glade/wildfire';
import { proofsOf as wildfireProofs } from '@glade/wildfire/proofs';
import { value as wildfireValue } from '@glade/wildfire/value';

/** The games on the shelf, in its order. A game is added here, in `shelf.ts` and in `browser.ts`. */
export const games: readonly WholeGame[] = [
  wildfire,
  forestFire,
  leafClimbers,
  starfallForest,
  warKids,
  fairVerona,
];

/** Every kind of event each game can tell of, by the game's id: for the lab, which also reports events that never happen. */
export const events: Readonly<Record<string, Readonly<Record<string, EventKind>>>> = {
  wildfire: wildfireEvents,
  'forest-fire': forestFireEvents,
  'leaf-climbers': leafClimbersEvents,
  'starfall-forest': starfallForestEvents,
  'war-kids': warKidsEvents,
  'fair-verona': fairVeronaEvents,
};

/** How each game is played with its real pieces, and what the app then says to do. */
export const companions: Readonly<
  Record<
    string,
    { readonly companion: Companion; readonly text: Readonly<Record<Language, Catalogue>> }
  >
> = {
  wildfire: { companion: wildfireCompanion, text: wildfireOnTable },
  'forest-fire': { companion: forestFireCompanion, text: forestFireOnTable },
  'leaf-climbers': { companion: leafClimbersCompanion, text: leafClimbersOnTable },
  'starfall-forest': {
    companion: starfallForestCompanion,
    text: starfallForestOnTable,
  },
  'war-kids': { companion: warKidsCompanion, text: warKidsOnTable },
  'fair-verona': { companion: fairVeronaCompanion, text: fairVeronaOnTable },
};

/** How well a game can be played, by its id: for the games of which that is known. */
export const values: Readonly<Record<string, GameValue>> = { wildfire: wildfireValue };

/** Proofs of what actions are worth, of the games where that is possible. */
export const provers: Readonly<Record<string, (rules: Rules) => Prove | undefined>> = {
  wildfire: wildfireProofs,
};

/** Bounds of how well a game can be played, by its id: for the games of which only samples tell. */
export const bounds: Readonly<Record<string, GameBounds>> = {
  'fair-verona': fairVeronaBounds,
  'forest-fire': forestFireBounds,
  'leaf-climbers': leafClimbersBounds,
};
