/** A picture of a preset has its own colours, as a cover has, and is an image. */
const presets = import.meta.glob<string>('../../../../../games/*/pictures/preset.*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const table = import.meta.glob<string>('./pictures/ownDice.*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of the picture of a preset; undefined where it has none. */
export const presetPicture = (game: string, preset: string): string | undefined =>
  presets[`../../../../../games/${game}/pictures/preset.${preset}.svg`];

/** The address of the picture of dice on the screen, or of one’s own on the table. */
export const dicePicture = (own: boolean): string =>
  table[`./pictures/ownDice.${own ? 'on' : 'off'}.svg`]!;
