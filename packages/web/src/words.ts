import { computed, effect } from '@preact/signals';
import { engineText, translator, type Catalogues, type Say, type Values } from '@glade/text';
import { languageOf, settings } from './settings.ts';
import en from './text.en.ts';
import it from './text.it.ts';

const webText: Catalogues = { en, it };

export const language = computed(() =>
  languageOf(settings.value.language, navigator.languages ?? [navigator.language]),
);

const own = computed(() => translator(language.value, engineText, webText));

/** Says one of the page's own messages in the present language. */
export const t = (key: string, args?: Values): string => own.value(key, args);

const known = new WeakMap<Catalogues, Map<string, Say>>();

/** Says messages of a game, the engine or the page in the present language. */
export function wordsOf(game: Catalogues): Say {
  const spoken = language.value;
  const says = known.get(game) ?? new Map<string, Say>();
  known.set(game, says);
  const say = says.get(spoken) ?? translator(spoken, engineText, webText, game);
  says.set(spoken, say);
  return say;
}

/** Keeps the document's language in step. */
export function keepLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
