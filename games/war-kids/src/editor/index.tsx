import type { Problem } from '@glade/engine';
import type { Say } from '@glade/text';
import type { EditorHost, GameEditor } from '@glade/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scenario } from '../rules/setup/scenario.ts';
import { Drafts } from './Drafts.tsx';
import { readFile } from './files.ts';
import { Workbench } from './Workbench.tsx';

interface Opened {
  readonly scenario: Scenario;
  /** Under which it is kept; undefined until it has been changed. */
  readonly key: string | undefined;
  /** What is said first. */
  readonly note: string;
}

interface Props {
  readonly say: Say;
  readonly motion: boolean;
  readonly host: EditorHost;
}

/** Who comes back to this page finds the scenario that was open. */
let lastKey: string | undefined;

function reopened(host: EditorHost): Opened | undefined {
  const draft = host.drafts().find(({ key }) => key === lastKey);
  const read = draft === undefined ? undefined : readFile(draft.text);
  const scenario = read?.ok === true ? read.value[0] : undefined;
  return scenario === undefined ? undefined : { scenario, key: draft!.key, note: '' };
}

function Editor({ say, motion, host }: Props) {
  const [opened, setOpened] = useState(() => reopened(host));
  const [wrong, setWrong] = useState<Problem>();
  const closed = useRef(false);
  const count = useRef(0);

  function open(next: Opened): void {
    count.current += 1;
    lastKey = next.key;
    setWrong(undefined);
    setOpened(next);
  }

  /** Keeps and opens what comes from outside; what is here already is opened again. */
  function take(text: string, note: (count: number) => string): Problem | undefined {
    const read = readFile(text);
    if (!read.ok) return read.problem;
    const drafts = host.drafts();
    const keys = read.value.map((scenario) => {
      const json = JSON.stringify(scenario);
      const same = drafts.find((draft) => draft.text === json);
      if (same !== undefined) return same.key;
      const kept = host.keep(undefined, scenario.title[say.language], json);
      return kept.ok ? kept.key : undefined;
    });
    open({ scenario: read.value[0]!, key: keys[0], note: note(read.value.length) });
    return undefined;
  }

  async function follow(): Promise<void> {
    const shared = await host.shared();
    if (shared === undefined) return;
    const problem = shared.ok ? take(shared.value, () => say('editor.shared')) : shared.problem;
    if (problem === undefined) return;
    setOpened(undefined);
    setWrong(problem);
  }

  useEffect(() => {
    const hear = (): void => void follow();
    hear();
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);

  if (opened === undefined)
    return (
      <Drafts
        say={say}
        host={host}
        isBack={closed.current}
        problem={wrong}
        onOpen={(scenario, key) => open({ scenario, key, note: '' })}
        onImport={(text) => take(text, (found) => say('editor.imported', { count: found }))}
      />
    );
  return (
    <Workbench
      key={count.current}
      say={say}
      motion={motion}
      host={host}
      scenario={opened.scenario}
      kept={opened.key}
      note={opened.note}
      onKept={(key) => (lastKey = key)}
      onClose={() => {
        closed.current = true;
        lastKey = undefined;
        setOpened(undefined);
      }}
    />
  );
}

/** The browser's side of the making of scenarios. */
export const editor: GameEditor = {
  Editor,
  words: {
    en: () => import('../words/editor/editor.en.ts').then((module) => module.default),
    it: () => import('../words/editor/editor.it.ts').then((module) => module.default),
  },
};
