import tokens from '@glade/ui/tokens.css?inline';
import type { Language } from '@glade/engine';
import type { Style } from '../model.ts';
import type { RootAttributes } from './resolve.ts';
import { readStylesheet, type Stylesheet } from './stylesheet.ts';
import colour from './styles/colour.css?inline';
import ink from './styles/ink.css?inline';

/** What each style lays over the tokens. Style sheets of a game can ask for `[data-style='ink']`. */
const STYLE_CSS: Readonly<Record<Style, string>> = { colour, ink, large: colour };

const THEMES: Readonly<Record<Style, string>> = {
  colour: 'light',
  ink: 'contrast',
  large: 'light',
};

export const stylesheetFor = (css: readonly string[], style: Style): Stylesheet =>
  readStylesheet([tokens, ...css, STYLE_CSS[style]]);

/** What the root of a sheet tells style sheets. */
export const rootFor = (style: Style, language: Language): RootAttributes => ({
  'data-theme': THEMES[style],
  'data-style': style,
  lang: language,
});
