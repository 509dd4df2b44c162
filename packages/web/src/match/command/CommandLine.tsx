import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { t } from '../../words/words.ts';
import type { CommandContext } from './run-command.ts';
import styles from './CommandLine.module.css';

/** A field for typed commands and actions, with the same words as in the terminal. */
export function CommandLine(props: Omit<CommandContext, 'go'>) {
  const [line, setLine] = useState('');
  const [, go] = useLocation();
  return (
    <form
      class={styles.command}
      data-side
      onSubmit={(event) => {
        event.preventDefault();
        setLine('');
        void import('./run-command.ts').then(
          ({ runCommand }) => runCommand(line, { ...props, go }),
          () => props.onTell({ kind: 'problem', text: t('loading.failed') }),
        );
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
