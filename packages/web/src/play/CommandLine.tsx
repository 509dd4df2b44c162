import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Game, Result } from '@glade/engine';
import { tellProblem, type Say } from '@glade/text';
import { readCommand, type Intent } from '@glade/table';
import { t } from '../words.ts';
import { again } from './again.ts';
import { tellAll, whyNot } from './narration.ts';
import type { Message } from './Notice.tsx';
import type { Session } from './session.ts';
import styles from './CommandLine.module.css';

interface Props {
  readonly game: Game;
  readonly say: Say;
  readonly session: Session;
  readonly onSubmit: (intent: Intent) => void;
  readonly onTell: (message: Message) => void;
  readonly onHint: () => void;
  readonly onHelp: () => void;
  readonly onNew: (search: string) => void;
}

/** Everything that can be done here, typed: the same words as in the terminal. */
export function CommandLine(props: Props) {
  const [line, setLine] = useState('');
  const [, go] = useLocation();
  const { game, say, session, onSubmit, onTell } = props;

  function news(text: string): void {
    onTell({ kind: 'news', text });
  }

  function take<T>(result: Result<T>, then: (value: T) => void): void {
    if (result.ok) then(result.value);
    else onTell({ kind: 'problem', text: tellProblem(say, result.problem) });
  }

  function explain(move: string): void {
    take(session.table.why(move, session.seat), (refusal) => {
      if (refusal === undefined) return news(t('command.allowed'));
      onTell({
        kind: 'refusal',
        text: whyNot(say, session.view.value, refusal, 'written'),
        spoken: whyNot(say, session.view.value, refusal, 'spoken'),
        clauses: [refusal.clause],
        lit: refusal.cells ?? [],
      });
    });
  }

  function obey(text: string): void {
    const command = readCommand(text);
    const view = session.view.value;
    switch (command.type) {
      case 'nothing':
        return;
      case 'help':
        return props.onHelp();
      case 'hint':
        return props.onHint();
      case 'undo':
        return onSubmit({ type: 'undo', by: session.seat });
      case 'roll':
        return onSubmit({ type: 'roll' });
      case 'moves':
        return news(view.texts.length === 0 ? t('command.none') : view.texts.join(' · '));
      case 'last':
        return news(
          tellAll(say, view, view.entries.at(-1)?.events ?? [], 'written') || t('log.empty'),
        );
      case 'board':
        return news(
          view.match === undefined
            ? t('menu.secret')
            : view.rules.notation.position(view.match.state),
        );
      case 'quit':
        return go(`/${game.id}`);
      case 'new':
        return props.onNew(again(session, { sameDice: false }));
      case 'rules':
        return go(`/${game.id}/rules${command.clause === undefined ? '' : `#${command.clause}`}`);
      case 'why':
        return explain(command.move);
      case 'move':
        return take(session.table.read(command.text, session.seat), onSubmit);
    }
  }

  return (
    <form
      class={styles.command}
      data-side
      onSubmit={(event) => {
        event.preventDefault();
        setLine('');
        obey(line);
      }}
    >
      <label>
        <span class={styles.name}>{t('command')}</span>
        <input
          type="text"
          data-command
          value={line}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={200}
          placeholder={t('command.example')}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{t('command.do')}</button>
    </form>
  );
}
