import { tellProblem, type Say } from '@glade/text';
import type { EditorHost } from '@glade/ui';
import { useRef, useState } from 'preact/hooks';
import type { Scenario } from '../rules/setup/scenario.ts';
import { parseScenario } from '../scenario/read-scenario.ts';
import { inBoth } from './changes/titles.ts';
import { changed, newHistory, paused, redone, undone, type History } from './history.ts';
import { cellLabels } from './labels.ts';
import { applyTool, type Brush, type Selected } from './map/tools.ts';

export interface DraftProps {
  readonly say: Say;
  readonly host: EditorHost;
  readonly scenario: Scenario;
  /** Under which it is kept; undefined until it has been changed. */
  readonly kept: string | undefined;
  /** What is said first. */
  readonly note: string;
  readonly onKept: (key: string) => void;
}

/** More hexes than this are not told one by one. */
const SOME = 4;

/** A scenario being made, and all that can be done with it. Strokes come faster than it is drawn: it is kept outside the drawing. */
export function useDraft({ say, host, scenario: first, kept, note, onKept }: DraftProps) {
  const draft = useRef({
    history: newHistory(first),
    picked: undefined as Selected | undefined,
    lit: [] as readonly number[],
    status: note,
    key: kept,
  });
  const [, redraw] = useState(0);
  const put = (news: Partial<typeof draft.current>): void => {
    draft.current = { ...draft.current, ...news };
    redraw((count) => count + 1);
  };

  /** The only way to a new scenario: what a file could not hold is refused. */
  function change(scenario: Scenario, name?: string): boolean {
    const { history } = draft.current;
    const read = parseScenario(scenario);
    if (!read.ok) {
      const { code, args } = read.problem;
      const isFull = code === 'scenario.list';
      put({ status: isFull ? say('editor.full', args) : tellProblem(say, read.problem) });
      return false;
    }
    if (scenario !== history.present) keep(changed(history, scenario, name));
    return true;
  }

  function keep(history: History): void {
    const { present } = history;
    const [title, text] = [present.title[say.language], JSON.stringify(present)];
    let stored = host.keep(draft.current.key, title, text);
    let status = 'editor.kept';
    if (!stored.ok) {
      status = `editor.kept.${stored.why}`;
      // Another tab goes on with this one: here begins a copy.
      if (stored.why === 'moved') stored = host.keep(undefined, title, text);
    }
    if (stored.ok && stored.key !== draft.current.key) onKept(stored.key);
    put({
      history,
      lit: [],
      status: say(status),
      ...(stored.ok ? { key: stored.key } : {}),
    });
  }

  function turn(to: (history: History) => History, told: string): void {
    const { history } = draft.current;
    const next = to(history);
    if (next === history) return put({ status: say('editor.nothing') });
    keep(next);
    put({ status: say(told) });
    // The hexes that are otherwise now.
    const [was, now] = [cellLabels(history.present, say), cellLabels(next.present, say)];
    const cells = was.length === now.length ? now.filter((label, i) => label !== was[i]) : [];
    if (cells.length > 0 && cells.length <= SOME)
      host.announce(`${say(told)} ${say('editor.at', { cell: cells.join('; ') })}`);
    return undefined;
  }

  return {
    ...draft.current,
    scenario: draft.current.history.present,
    change,
    pick: (picked: Selected | undefined): void => put({ picked }),
    light: (lit: readonly number[]): void => put({ lit }),
    tell: (status: string): void => put({ status }),
    undo: (): void => turn(undone, 'editor.undone'),
    redo: (): void => turn(redone, 'editor.redone'),
    /** A tool comes to a hex; `isTold` for those who do not see what it did. */
    applyTool: (brush: Brush, cell: number, from: number | undefined, isTold = false): void => {
      if (from === undefined) put({ history: paused(draft.current.history) });
      const { history, picked } = draft.current;
      const placeName = (number: number) => inBoth(say('editor.place.name', { number }));
      const done = applyTool(history.present, {
        brush,
        picked,
        cell,
        placeName,
        ...(from === undefined ? {} : { from }),
      });
      if (!change(done.scenario, 'stroke')) return;
      put({ picked: done.picked, lit: [] });
      if (!isTold) return;
      const told = say('editor.at', { cell: cellLabels(done.scenario, say)[cell] ?? '' });
      const begins = done.scenario.map.roads.some(({ path }) => path.length === 1);
      const road = begins && brush.tool === 'road' ? ` ${say('editor.road.begins')}` : '';
      host.announce(told + road);
    },
  };
}
