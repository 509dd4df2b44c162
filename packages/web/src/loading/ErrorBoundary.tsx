import { Component, type ComponentChildren } from 'preact';
import { currentRecord } from './current-record.ts';
import { downloadText } from '../share/download.ts';
import { t } from '../words/words.ts';
import { isSupported } from './browser-support.ts';

interface State {
  readonly error?: unknown;
  /** The record of the match that was on the page. */
  readonly record?: string | undefined;
}

/** Shows a page. If it throws, shows a sentence instead, and a button that saves the match that was played. */
export class ErrorBoundary extends Component<{ readonly children: ComponentChildren }, State> {
  override state: State = {};

  override componentDidCatch(error: unknown): void {
    // The error still appears in the console.
    reportError(error);
    this.setState({ error, record: recordNow() });
  }

  render() {
    const { error, record } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div role="alert">
        <p>{t(isSupported() ? 'broken' : 'loading.old')}</p>
        <p>
          <button type="button" onClick={() => this.setState({ error: undefined })}>
            {t('loading.again')}
          </button>{' '}
          {record !== undefined && (
            <button type="button" onClick={() => downloadText('glade.txt', record)}>
              {t('record.save')}
            </button>
          )}
        </p>
      </div>
    );
  }
}

/** The record of the match; undefined if making it fails, because the match itself may be what is broken. */
function recordNow(): string | undefined {
  try {
    return currentRecord();
  } catch {
    return undefined;
  }
}
