import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { scenarioFaults } from '../scenario/faults.ts';
import { packScenario } from '../scenario/packed-scenario.ts';
import { withoutStubs } from './changes/roads.ts';
import { newReinforcement, unitCalled } from './changes/units.ts';
import styles from './Editor.module.css';
import { Basics } from './forms/Basics.tsx';
import { Contents } from './forms/Contents.tsx';
import { Faults } from './forms/Faults.tsx';
import { RulesForm } from './forms/RulesForm.tsx';
import { Selection } from './forms/Selection.tsx';
import { Share } from './forms/Share.tsx';
import { VictoryForm } from './forms/VictoryForm.tsx';
import { unitTold } from './labels.ts';
import { EditableMap } from './map/EditableMap.tsx';
import { useStroke } from './map/Stroke.tsx';
import { Toolbar, toolOf } from './map/Toolbar.tsx';
import { DEFAULT_BRUSH, type Tool } from './map/tools.ts';
import { useDraft, type DraftProps } from './use-draft.tsx';

interface Props extends DraftProps {
  readonly motion: boolean;
  readonly onClose: () => void;
}

/** A scenario being made. */
export function Workbench(props: Props) {
  const { say, motion, host, onClose } = props;
  const draft = useDraft(props);
  const { scenario, picked, history, lit } = draft;
  const [brush, setBrush] = useState(DEFAULT_BRUSH);
  const [finger, setFinger] = useState(false);
  const stroke = useStroke(finger, (cell, from) => draft.applyTool(brush, cell, from));
  const faults = useMemo(() => scenarioFaults(scenario), [scenario]);
  const severe = faults.filter((fault) => fault.severe).length;
  const title = useRef<HTMLHeadingElement>(null);
  const wrong = useRef<HTMLHeadingElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  // In a layout effect: a later one would take the focus from somebody who has already gone on with keys.
  useLayoutEffect(() => title.current?.focus(), []);
  const unit = picked?.kind === 'unit' ? unitCalled(scenario, picked.id) : undefined;

  /** Another tool lets go of what it does not work with. */
  function take(tool: Tool): void {
    setBrush((old) => ({ ...old, tool }));
    if (tool !== 'road') draft.change(withoutStubs(scenario));
    const keeps = { pick: 'any', road: 'road', place: 'place', entry: 'unit', exit: 'exit' };
    const kind = (keeps as Readonly<Record<string, string>>)[tool];
    if (kind !== 'any' && kind !== picked?.kind && tool !== 'exit') draft.pick(undefined);
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
      if (letter === 'y' || shiftKey) draft.redo();
      else draft.undo();
      return;
    }
    if (ctrlKey || metaKey || altKey || !stage.current?.contains(target)) return;
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    const tool = toolOf(key);
    if (tool !== undefined) take(tool);
    else if (key === 'Escape') draft.pick(undefined);
    else if (key === 'Delete' && cell !== undefined)
      draft.applyTool({ ...brush, tool: 'erase' }, Number(cell), undefined, true);
    else return;
    event.preventDefault();
  }

  function play(): void {
    if (severe === 0) return host.play({ scenario: packScenario(withoutStubs(scenario)) });
    draft.tell(say('editor.play.faults'));
    return wrong.current?.focus();
  }

  const shared = { say, scenario, onChange: draft.change, onPick: draft.pick, onTool: take };
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
        <button type="button" aria-disabled={history.past.length === 0} onClick={draft.undo}>
          {say('editor.undo')}
        </button>
        <button type="button" aria-disabled={history.future.length === 0} onClick={draft.redo}>
          {say('editor.redo')}
        </button>
        <button type="button" class={styles.main} onClick={play}>
          {say('editor.play')}
        </button>
        <p class={styles.status} role="status" data-status>
          {draft.status}
          {severe > 0 && <strong> {say('editor.faults.some', { severe })}</strong>}
          {severe === 0 && faults.length > 0 && (
            <>
              {' '}
              <button type="button" class={styles.advice} onClick={() => wrong.current?.focus()}>
                {say('editor.faults.advice', { advice: faults.length })}
              </button>
            </>
          )}
        </p>
      </header>
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
          <EditableMap
            scenario={scenario}
            say={say}
            picked={picked}
            lit={lit}
            motion={motion}
            brush={stroke}
            onCell={(cell) => draft.applyTool(brush, cell, undefined, true)}
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
            onLight={draft.light}
          />
          <Selection {...shared} picked={picked} />
        </div>
      </div>
      <details class={styles.part}>
        <summary>{say('editor.about')}</summary>
        <Basics say={say} scenario={scenario} onChange={draft.change} />
      </details>
      <details class={styles.part}>
        <summary>{say('editor.lists')}</summary>
        <Contents
          say={say}
          scenario={scenario}
          picked={picked}
          onPick={(next) => {
            setBrush({ ...brush, tool: 'pick' });
            draft.pick(next);
          }}
          onReinforcement={() => {
            const { side, type } = brush;
            const made = newReinforcement(scenario, { side, type });
            if (!draft.change(made.scenario)) return;
            draft.pick({ kind: 'unit', id: made.id });
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
        <RulesForm say={say} scenario={scenario} onChange={draft.change} />
      </details>
      <footer class={styles.bar}>
        <Share say={say} host={host} scenario={scenario} />
      </footer>
    </div>
  );
}
