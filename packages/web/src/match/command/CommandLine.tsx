import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { t } from '../../words/words.ts';
import type { CommandContext } from './run-command.ts';
import styles from './CommandLine.module.css';

interface Props extends Omit<CommandContext, 'go'> {
  readonly onClose: () => void;
}

/** A field for typed commands and actions, with the same words as in the terminal. It lies over the bar of the page. */
export function CommandLine({ onClose, ...props }: Props) {
  const [line, setLine] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(document.activeElement);
  // In a layout effect, so that the first letter already comes here.
  useLayoutEffect(() => {
    field.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, []);
  const [, go] = useLocation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <form
      class={styles.command}
      data-side
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
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
          ref={field}
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
      <button type="button" class={styles.close} aria-label={t('close')} onClick={onClose}>
        ×
      </button>
    </form>
  );
}
