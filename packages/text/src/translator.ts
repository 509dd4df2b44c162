import { I18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalogue, Catalogues, Language } from './catalogue.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Says a message in one language. A key without a message is said as it stands. */
export interface Say {
  (key: string, args?: Values): string;
  /** Whether there is a message for this key, be it an empty one. */
  has(key: string): boolean;
  readonly language: Language;
}

type Compiled = ReturnType<typeof compileMessageOrThrow>;

/** A speaker of `language`; where catalogues share a key, the later one wins. Messages are compiled when first said. */
export function translator(language: Language, ...catalogues: readonly Catalogues[]): Say {
  const messages: Catalogue = Object.assign({}, ...catalogues.map((each) => each[language]));
  const compiled = new Map<string, Compiled>();
  const compile = (message: string): Compiled => {
    let tokens = compiled.get(message);
    if (tokens === undefined) compiled.set(message, (tokens = compileMessageOrThrow(message)));
    return tokens;
  };
  const i18n = new I18n({ locale: language, messages: { [language]: { ...messages } } });
  i18n.setMessagesCompiler(compile);

  const has = (key: string): boolean => Object.hasOwn(messages, key);
  const say = (key: string, args?: Values): string =>
    // Lingui takes an empty message for a missing one.
    !has(key) ? key : messages[key] === '' ? '' : i18n._(key, args);
  return Object.assign(say, { has, language });
}
