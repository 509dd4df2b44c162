import type { Catalogues, Language } from './catalogue.ts';
import { speaker, type Say } from './speaker.ts';

/** A speaker of `language` from catalogues of all languages. If catalogues share a key, the later one wins. */
export const translator = (language: Language, ...catalogues: readonly Catalogues[]): Say =>
  speaker(language, ...catalogues.map((each) => each[language]));
