import { useMemo } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { ok, problem, spell, type Game, type OptionValues } from '@glade/engine';
import { editors } from '@glade/games/beside';
import type { EditorHost } from '@glade/ui';
import { Lazy } from '../loading/Lazy.tsx';
import { announce } from '../narration/announce.ts';
import { copyText } from '../share/clipboard.ts';
import { downloadText } from '../share/download.ts';
import { DraftStore, type DraftWriteResult } from '../storage/draft-store.ts';
import { decodeLink, encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { matches } from '../storage/stored-matches.ts';
import { browserStorage, LOCAL } from '../storage/browser-storage.ts';
import { motionAllowed } from '../settings/settings.ts';
import { Page } from '../app/Page.tsx';
import { loadEditorWords, wordsOf } from '../words/words.ts';
import { NotFoundPage } from '../app/NotFoundPage.tsx';

/** The editor of a game, for games that have one. */
export function EditorPage({ game }: { readonly game: Game }) {
  const [, go] = useLocation();
  const host = useMemo(() => hostOf(game.id, go), [game]);
  const load = Object.hasOwn(editors, game.id) ? editors[game.id] : undefined;
  if (load === undefined) return <NotFoundPage />;
  const all = async () => {
    const editor = await load();
    await loadEditorWords(game.id, editor.words);
    return editor;
  };
  return (
    <Lazy key="editor" name={`editor/${game.id}`} load={all}>
      {(editor) => {
        const say = wordsOf(game.id);
        return (
          <Page title={say('editor.title')}>
            <editor.Editor say={say} motion={motionAllowed()} host={host} />
          </Page>
        );
      }}
    </Lazy>
  );
}

function hostOf(game: string, go: (address: string) => void): EditorHost {
  const store = new DraftStore(browserStorage(LOCAL));
  const revisions = new Map<string, number>();
  const known = (written: DraftWriteResult) => {
    if (!written.ok) return written;
    revisions.set(written.saved.key, written.saved.revision);
    return { ok: true, key: written.saved.key } as const;
  };
  return {
    drafts() {
      const all = store.list(game);
      for (const { key, revision } of all) revisions.set(key, revision);
      return all;
    },
    keep(key, title, text) {
      if (key === undefined)
        return known(store.write({ game, key: matches.newKey(), title, text }, 0));
      return known(store.write({ game, key, title, text }, revisions.get(key) ?? 0));
    },
    forget: (key) => store.remove(game, key),
    async shared() {
      const { hash } = location;
      if (hash.length < 2) return undefined;
      history.replaceState(history.state, '', location.pathname);
      return decodeLink(hash);
    },
    async link(text) {
      const fragment = await encodeLink(text);
      if (fragment === undefined) return problem('share.old');
      if (fragment.length > LINK_LIMIT) return problem('share.big');
      return ok(`${location.origin}/${game}/editor#${fragment}`);
    },
    copy: copyText,
    download: downloadText,
    play: (options) => go(`/${game}/play?${queryOf(options)}`),
    announce,
  };
}

function queryOf(options: OptionValues): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) query.set(name, spell(value));
  return query.toString();
}
