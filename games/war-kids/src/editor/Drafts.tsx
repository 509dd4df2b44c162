import { problem, type Problem } from '@glade/engine';
import { tellProblem, type Say } from '@glade/text';
import type { Draft, EditorHost } from '@glade/ui';
import { Dialog } from '@glade/ui/dialog';
import { FileButton } from '@glade/ui/file-button';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SCENARIOS } from '../rules/options.ts';
import type { Scenario } from '../rules/setup/scenario.ts';
import { scenarios } from '../scenario/built-in.ts';
import { blankScenario, DEFAULT_SIZE } from './changes/blank-scenario.ts';
import { copyOf, MINE } from './changes/titles.ts';
import styles from './Editor.module.css';
import { FILE_LIMIT, readFile } from './files.ts';
import { Size } from './forms/Basics.tsx';
import { ScenarioPicture } from './map/EditableMap.tsx';

const BLANK = blankScenario(DEFAULT_SIZE.cols, DEFAULT_SIZE.rows, MINE);

interface Props {
  readonly say: Say;
  readonly host: EditorHost;
  /** Takes the focus: people come back from a scenario. */
  readonly isBack: boolean;
  /** What could not be read from the address. */
  readonly problem: Problem | undefined;
  readonly onOpen: (scenario: Scenario, key: string | undefined) => void;
  /** Texts from outside: the first scenario in them is opened, all are kept. */
  readonly onImport: (text: string) => Problem | undefined;
}

/** All scenarios on this device, and how one begins another. */
export function Drafts({ say, host, isBack, problem: given, onOpen, onImport }: Props) {
  const [all, setAll] = useState(() => host.drafts());
  const [going, setGoing] = useState<Draft>();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isBack) heading.current?.focus();
  }, []);
  const copied = (scenario: Scenario): void => {
    const title = copyOf(scenario.title);
    const copy = { ...scenario, title };
    const kept = host.keep(undefined, title[say.language], JSON.stringify(copy));
    onOpen(copy, kept.ok ? kept.key : undefined);
  };
  const remove = ({ key }: Draft): void => {
    host.forget(key);
    setGoing(undefined);
    setAll(host.drafts());
    heading.current?.focus();
  };

  return (
    <>
      <p>{say('editor.lead')}</p>
      {given !== undefined && <p role="alert">{tellProblem(say, given)}</p>}
      {all.length > 0 && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {say('editor.mine')}
          </h2>
          <ul class={styles.drafts}>
            {all.map((draft) => (
              <DraftRow
                key={draft.key}
                say={say}
                host={host}
                draft={draft}
                onOpen={onOpen}
                onCopy={copied}
                onDelete={() => setGoing(draft)}
              />
            ))}
          </ul>
        </>
      )}
      {going !== undefined && (
        <Dialog
          title={say('editor.delete')}
          close={say('editor.delete.no')}
          onClose={() => setGoing(undefined)}
        >
          <p>{say('editor.delete.ask', { title: going.title })}</p>
          <button type="button" class={styles.delete} onClick={() => remove(going)}>
            {say('editor.delete.yes')}
          </button>
        </Dialog>
      )}

      <h2 ref={all.length === 0 ? heading : null} tabIndex={-1}>
        {say('editor.new')}
      </h2>
      <div class={styles.ways}>
        <section class={styles.card}>
          <h3>{say('editor.from')}</h3>
          <div class={styles.maps}>
            {SCENARIOS.map((name) => (
              <button
                key={name}
                type="button"
                class={styles.map}
                data-copy={name}
                onClick={() => copied(scenarios[name])}
              >
                <ScenarioPicture scenario={scenarios[name]} say={say} />
                {scenarios[name].title[say.language]}
              </button>
            ))}
          </div>
        </section>
        <section class={styles.card}>
          <h3>{say('editor.new.blank')}</h3>
          <ScenarioPicture scenario={BLANK} say={say} />
          <Size
            say={say}
            size={DEFAULT_SIZE}
            go={say('editor.new.go')}
            onSize={(cols, rows) => onOpen(blankScenario(cols, rows, MINE), undefined)}
          />
        </section>
        <Import say={say} onImport={onImport} />
      </div>
    </>
  );
}

interface RowProps extends Pick<Props, 'say' | 'host' | 'onOpen'> {
  readonly draft: Draft;
  readonly onCopy: (scenario: Scenario) => void;
  readonly onDelete: () => void;
}

function DraftRow({ say, host, draft, onOpen, onCopy, onDelete }: RowProps) {
  const { key, text } = draft;
  const read = readFile(text);
  const scenario = read.ok ? read.value[0] : undefined;
  const title = scenario?.title[say.language].trim() || draft.title || key;
  const remove = (
    <button type="button" aria-label={say('editor.delete.which', { title })} onClick={onDelete}>
      {say('editor.delete')}
    </button>
  );
  if (scenario === undefined)
    return (
      <li class={styles.broken}>
        <p role="alert">
          {say('editor.broken', { problem: read.ok ? '' : tellProblem(say, read.problem) })}
        </p>
        <textarea readOnly rows={4} aria-label={title} value={text} />
        <p class={styles.row}>
          <button type="button" onClick={() => host.download(`${key}.txt`, text)}>
            {say('editor.broken.save')}
          </button>
          {remove}
        </p>
      </li>
    );
  return (
    <li class={styles.draft}>
      <ScenarioPicture scenario={scenario} say={say} />
      <button type="button" class={styles.main} onClick={() => onOpen(scenario, key)}>
        {say('editor.open', { title })}
      </button>
      <button
        type="button"
        aria-label={say('editor.copy.which', { title })}
        onClick={() => onCopy(scenario)}
      >
        {say('editor.copy')}
      </button>
      {remove}
    </li>
  );
}

function Import({ say, onImport }: Pick<Props, 'say' | 'onImport'>) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Problem>();
  const id = useId();
  const read = async (file: File): Promise<void> => {
    // What is too large is not even read.
    const isBig = file.size > 4 * FILE_LIMIT;
    const big = problem('file.big', { limit: FILE_LIMIT });
    setWrong(isBig && !big.ok ? big.problem : onImport(await file.text()));
  };
  return (
    <section class={styles.card}>
      <h3>{say('editor.import')}</h3>
      {wrong !== undefined && (
        <p role="alert" data-notice>
          {tellProblem(say, wrong)}
        </p>
      )}
      <p>
        <FileButton
          label={say('editor.import.file')}
          accept=".json,application/json,text/plain"
          onChoose={(file) => void read(file)}
        />
      </p>
      <details>
        <summary id={id}>{say('editor.import.text')}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setWrong(onImport(text));
          }}
        >
          <p class={styles.field}>
            <textarea
              aria-labelledby={id}
              rows={2}
              spellcheck={false}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </p>
          <button type="submit">{say('editor.import.go')}</button>
        </form>
      </details>
    </section>
  );
}
