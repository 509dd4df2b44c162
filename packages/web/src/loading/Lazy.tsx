import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { isSupported } from './browser-support.ts';
import { t } from '../words/words.ts';

const cache = new Map<string, unknown>();

interface Props<T> {
  /** Identifies what is loaded. What has the same name is loaded once. */
  readonly name: string;
  readonly load: () => Promise<T>;
  readonly children: (loaded: T) => ComponentChildren;
}

/** Shows something that has to be loaded first, mostly code. Its `key` must change with its name. */
export function Lazy<T>({ name, load, children }: Props<T>) {
  const [error, setError] = useState<{ readonly error: unknown }>();
  const [, setLoaded] = useState(cache.has(name));
  useEffect(() => {
    if (error !== undefined || cache.has(name)) return undefined;
    let gone = false;
    load().then(
      (value) => {
        cache.set(name, value);
        if (!gone) setLoaded(true);
      },
      (reason: unknown) => {
        if (!gone) setError({ error: reason });
      },
    );
    return () => {
      gone = true;
    };
  }, [name, error]);

  if (cache.has(name)) return <>{children(cache.get(name) as T)}</>;
  if (error === undefined) return <Loading />;
  return (
    <div role="alert">
      <p>{t(isNetwork(error.error) ? 'loading.failed' : 'loading.old')}</p>
      <button type="button" onClick={() => setError(undefined)}>
        {t('loading.again')}
      </button>
    </div>
  );
}

/** What takes less than this is waited for in silence, in milliseconds. */
const PATIENCE = 1000;

function Loading() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{long && t('loading')}</p>;
}

/** Whether the code did not arrive, rather than arrive and not be understood by an old browser. */
const isNetwork = (error: unknown): boolean => isSupported() && !(error instanceof SyntaxError);
