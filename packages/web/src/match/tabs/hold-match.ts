/** Whether a tab may go on with a match. `elsewhere`: another tab has it, so that this one only shows it. */
export type Held = 'here' | 'elsewhere';

/** How this tab holds a match. */
export interface Hold {
  /** Takes the match over from the tab that has it. It is told that, and stops first. */
  take(): void;
  /** Lets the match go, once nothing is left here that writes it. This tab may take it again. */
  letGo(): void;
  /** Lets the match go for good. */
  end(): void;
}

/** A reloaded page may have to wait until its former self has let the match go. In milliseconds. */
const PATIENCE = 800;
const LEAVE = 'leave';

/**
 * Asks for the match with this key, for this tab alone. `tell` is called when the tab has it, when another one has it, and
 * when another one takes it over: then `letGo` has to be called once nothing is left that writes. Where the browser has
 * no locks, such as on a page without a secure connection, every tab has the match, and the store tells them apart.
 */
export function holdMatch(key: string, tell: (held: Held) => void): Hold {
  // Typed as always there, but only on secure pages it is.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined || typeof BroadcastChannel === 'undefined') {
    tell('here');
    return { take() {}, letGo() {}, end() {} };
  }
  const name = `glade.match.${key}`;
  const channel = new BroadcastChannel(name);
  let gone = false;
  let held: Held | undefined;
  let release = (): void => {};
  let asking = false;

  function become(now: Held): void {
    if (gone || held === now) return;
    held = now;
    tell(now);
  }

  /**
   * Ends a request for the lock after a while if another tab still has it. A busy browser may only be slow to grant it: what
   * it answers to a question comes after what it has granted before.
   */
  function patience(): AbortSignal {
    const waiting = new AbortController();
    const look = (): void => {
      if (gone || !asking) return;
      void locks!.query().then(({ held: all = [] }) => {
        if (all.some((lock) => lock.name === name)) waiting.abort();
        else setTimeout(look, PATIENCE);
      });
    };
    setTimeout(look, PATIENCE);
    return waiting.signal;
  }

  /** Asks once for the lock. `late` is called if it was not granted in time. A granted one can be stolen later. */
  function ask(options: LockOptions, late: () => void): void {
    asking = true;
    let granted: (() => void) | undefined;
    const holding = locks!.request(name, options, () => {
      asking = false;
      if (gone) return undefined;
      const until = new Promise<void>((done) => (release = granted = done));
      become('here');
      return until;
    });
    holding.then(undefined, () => {
      if (granted === undefined) {
        asking = false;
        if (!gone) late();
      } else if (granted === release) become('elsewhere');
    });
  }

  channel.addEventListener('message', ({ data }) => {
    if (data === LEAVE && held === 'here') become('elsewhere');
  });
  ask({ signal: patience() }, () => become('elsewhere'));

  return {
    take() {
      // Asked for twice, the tab would wait behind itself.
      if (asking || held === 'here') return;
      channel.postMessage(LEAVE);
      // A tab that the browser has put to sleep does not answer, and does not write either.
      const steal = (): void => ask({ steal: true }, () => become('elsewhere'));
      ask({ signal: patience() }, steal);
    },
    letGo: () => release(),
    end() {
      gone = true;
      release();
      channel.close();
    },
  };
}
