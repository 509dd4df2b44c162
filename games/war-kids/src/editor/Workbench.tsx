import { tellProblem, type Say } from '@glade/text';
import type { EditorHost } from '@glade/ui';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { packScenario } from '../scenario/packed-scenario.ts';
import { scenarioFaults } from '../scenario/faults.ts';
import { parseScenario } from '../scenario/read-scenario.ts';
import type { Scenario } from '../rules/setup/scenario.ts';
import { About } from './forms/Basics.tsx';
import { Canvas } from './map/EditableMap.tsx';
import styles from './Editor.module.css';
import { Faults } from './forms/Faults.tsx';
import { Held } from './forms/Selection.tsx';
import { begun, changed, paused, redone, undone, type History } from './history.ts';
import { Lists } from './forms/Contents.tsx';
import { inBoth } from './changes/titles.ts';
import { withoutStubs } from './changes/roads.ts';
import { RulesForm } from './forms/RulesForm.tsx';
import { Share } from './forms/Share.tsx';
import { useStroke } from './map/Stroke.tsx';
import { cellLabels, unitTold } from './labels.ts';
import { Toolbar, toolOf } from './map/Toolbar.tsx';
import { touch, USUAL_BRUSH, type Brush, type Picked, type Tool } from './map/tools.ts';
import { newReinforcement, unitCalled } from './changes/units.ts';
import { VictoryForm } from './forms/VictoryForm.tsx';

interface Props {
  readonly say: Say;
  readonly motion: boolean;
  readonly host: EditorHost;
  readonly scenario: Scenario;
  /** Under which it is kept; undefined until it has been changed. */
  readonly kept: string | undefined;
  readonly note: string;
  readonly onKept: (key: string) => void;
  readonly onClose: () => void;
}

/** A scenario being made. */
export function Desk(props: Props) {
  const { say, motion, host, onClose } = props;
  const desk = useDesk(props);
  const { scenario, picked, history, lit } = desk;
  const [brush, setBrush] = useState(USUAL_BRUSH);
  const [finger, setFinger] = useState(false);
  const stroke = useStroke(finger, (cell, from) => desk.touch(brush, cell, from));
  const faults = useMemo(() => scenarioFaults(scenario), [scenario]);
  const title = useRef<HTMLHeadingElement>(null);
  const wrong = useRef<HTMLHeadingElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus(), []);
  const unit = picked?.kind === 'unit' ? unitCalled(scenario, picked.id) : undefined;

  /** Another tool lets go of what it does not work with. */
  function take(tool: Tool): void {
    setBrush((old) => ({ ...old, tool }));
    if (tool !== 'road') desk.change(withoutStubs(scenario));
    const keeps = { pick: 'any', road: 'road', place: 'place', entry: 'unit', exit: 'exit' };
    const kind = (keeps as Readonly<Record<string, string>>)[tool];
    if (kind !== 'any' && kind !== picked?.kind && tool !== 'exit') desk.pick(undefined);
    if (tool === 'entry' || tool === 'exit')
      stage.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  }

  function onKey(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])')) return;
    const letter = key.toLowerCase();
    if ((ctrlKey || metaKey) && !altKey && (letter === 'z' || letter === 'y')) {
      event.preventDefault();
      if (letter === 'y' || shiftKey) desk.redo();
      else desk.undo();
      return;
    }
    if (ctrlKey || metaKey || altKey || !stage.current?.contains(target)) return;
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    const tool = toolOf(key);
    if (tool !== undefined) take(tool);
    else if (key === 'Escape') desk.pick(undefined);
    else if (key === 'Delete' && cell !== undefined)
      desk.touch({ ...brush, tool: 'erase' }, Number(cell), undefined, true);
    else return;
    event.preventDefault();
  }

  function play(): void {
    if (!faults.some(({ severe }) => severe))
      return host.play({ scenario: packScenario(withoutStubs(scenario)) });
    desk.tell(say('editor.play.faults'));
    return wrong.current?.focus();
  }

  const shared = { say, scenario, onChange: desk.change, onPick: desk.pick, onTool: take };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is inside
    <div class={styles.desk} onKeyDown={onKey}>
      <header class={styles.bar}>
        <h2 ref={title} tabIndex={-1}>
          {scenario.title[say.language] || say('editor.new.name')}
        </h2>
        <button type="button" onClick={onClose}>
          {say('editor.close')}
        </button>
        <button type="button" aria-disabled={history.past.length === 0} onClick={desk.undo}>
          {say('editor.undo')}
        </button>
        <button type="button" aria-disabled={history.future.length === 0} onClick={desk.redo}>
          {say('editor.redo')}
        </button>
        <button type="button" class={styles.main} onClick={play}>
          {say('editor.play')}
        </button>
      </header>
      <p class={styles.status} role="status" data-status>
        {desk.status}
      </p>
      <div class={styles.columns}>
        <div ref={stage} class={styles.stage}>
          <Toolbar
            say={say}
            brush={brush}
            unit={unit === undefined ? '' : unitTold(say, unit)}
            finger={matchMedia('(any-pointer: coarse)').matches ? finger : undefined}
            onBrush={(next) => {
              if (next.tool !== brush.tool) take(next.tool);
              setBrush(next);
            }}
            onFinger={setFinger}
          />
          <Canvas
            scenario={scenario}
            say={say}
            picked={picked}
            lit={lit}
            motion={motion}
            brush={stroke}
            onCell={(cell) => desk.touch(brush, cell, undefined, true)}
          />
          <details class={styles.keys}>
            <summary>{say('editor.keys')}</summary>
            <p>{say('editor.keys.text')}</p>
          </details>
        </div>
        <div class={styles.side}>
          <Faults
            say={say}
            scenario={scenario}
            faults={faults}
            lit={lit}
            heading={wrong}
            onLight={desk.light}
          />
          <Held {...shared} picked={picked} />
        </div>
      </div>
      <details class={styles.part}>
        <summary>{say('editor.about')}</summary>
        <About say={say} scenario={scenario} onChange={desk.change} />
      </details>
      <details class={styles.part}>
        <summary>{say('editor.lists')}</summary>
        <Lists
          say={say}
          scenario={scenario}
          picked={picked}
          onPick={(next) => {
            setBrush({ ...brush, tool: 'pick' });
            desk.pick(next);
          }}
          onReinforcement={() => {
            const { side, type } = brush;
            const made = newReinforcement(scenario, { side, type });
            if (!desk.change(made.scenario)) return;
            desk.pick({ kind: 'unit', id: made.id });
            setBrush({ ...brush, tool: 'entry' });
          }}
        />
      </details>
      <details class={styles.part}>
        <summary>{say('editor.victory')}</summary>
        <VictoryForm {...shared} />
      </details>
      <details class={styles.part}>
        <summary>{say('editor.rules')}</summary>
        <RulesForm say={say} scenario={scenario} onChange={desk.change} />
      </details>
      <footer class={styles.bar}>
        <Share say={say} host={host} scenario={scenario} />
      </footer>
    </div>
  );
}

/** More hexes than this are not told one by one. */
const SOME = 4;

/** What is on the desk; strokes come faster than it is drawn, so it is kept outside the drawing. */
function useDesk({ say, host, scenario: first, kept, note, onKept }: Props) {
  const desk = useRef({
    history: begun(first),
    picked: undefined as Picked | undefined,
    lit: [] as readonly number[],
    status: note,
    key: kept,
  });
  const [, redraw] = useState(0);
  const put = (news: Partial<typeof desk.current>): void => {
    desk.current = { ...desk.current, ...news };
    redraw((count) => count + 1);
  };

  /** The only way to a new scenario: what a file could not hold is refused. */
  function change(scenario: Scenario, name?: string): boolean {
    const { history } = desk.current;
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
    let written = host.keep(desk.current.key, title, text);
    let status = 'editor.kept';
    if (!written.ok) {
      status = `editor.kept.${written.why}`;
      // Another tab goes on with this one: here begins a copy.
      if (written.why === 'moved') written = host.keep(undefined, title, text);
    }
    if (written.ok && written.key !== desk.current.key) onKept(written.key);
    put({
      history,
      lit: [],
      status: say(status),
      ...(written.ok ? { key: written.key } : {}),
    });
  }

  function turn(to: (history: History) => History, told: string): void {
    const { history } = desk.current;
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
    ...desk.current,
    scenario: desk.current.history.present,
    change,
    pick: (picked: Picked | undefined): void => put({ picked }),
    light: (lit: readonly number[]): void => put({ lit }),
    tell: (status: string): void => put({ status }),
    undo: (): void => turn(undone, 'editor.undone'),
    redo: (): void => turn(redone, 'editor.redone'),
    /** A tool comes to a hex; `isTold` for those who do not see what it did. */
    touch: (brush: Brush, cell: number, from: number | undefined, isTold = false): void => {
      if (from === undefined) put({ history: paused(desk.current.history) });
      const { history, picked } = desk.current;
      const placeName = (number: number) => inBoth(say('editor.place.name', { number }));
      const done = touch(history.present, {
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
