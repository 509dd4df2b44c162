import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { t } from './words.ts';

const cache = new Map<string, unknown>();

interface Props<T> {
  /** Names what is loaded: the same name is loaded once. */
  readonly name: string;
  readonly load: () => Promise<T>;
  readonly children: (loaded: T) => ComponentChildren;
}

/** Shows what has to be loaded first: code, mostly. Give it its name as `key`, too. */
export function Loaded<T>({ name, load, children }: Props<T>) {
  const [failed, setFailed] = useState(false);
  const [, setLoaded] = useState(cache.has(name));
  useEffect(() => {
    if (failed || cache.has(name)) return undefined;
    let gone = false;
    load().then(
      (value) => {
        cache.set(name, value);
        if (!gone) setLoaded(true);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [name, failed]);

  if (cache.has(name)) return <>{children(cache.get(name) as T)}</>;
  if (!failed) return <p role="status">{t('loading')}</p>;
  return (
    <div role="alert">
      <p>{t('loading.failed')}</p>
      <button type="button" onClick={() => setFailed(false)}>
        {t('loading.again')}
      </button>
    </div>
  );
}
