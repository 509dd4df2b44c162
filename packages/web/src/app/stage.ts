import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** What the slim bar of a stage says: the name of the game, and the page that its arrow leads to. */
export interface StageBar {
  readonly title: string;
  readonly back: string;
}

/** What the bar says at a table far away in place of the name of the game, for who only watches; and a door to the table. */
interface StageTable {
  readonly title: string | undefined;
  readonly door: ComponentChildren;
}

export const stageTable = signal<StageTable | undefined>(undefined);

/** The bar of the present stage; undefined until its game has been loaded. */
export const stageBar = signal<StageBar | undefined>(undefined);

/** Shows this bar until the function that it returns is called. */
export function showStageBar(bar: StageBar): () => void {
  stageBar.value = bar;
  return () => {
    if (stageBar.peek() === bar) stageBar.value = undefined;
  };
}

/** Whether the page of this address is a stage: exactly as high as the window, with a slim bar and no footer. */
export const isStage = (path: string): boolean => /^\/(?:t\/)?[^/]+\/(?:play|replay)$/.test(path);
