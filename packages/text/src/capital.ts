/** With a capital letter at its beginning, as the language of who says it has it, and not the device. */
export const capital = ({ tag }: { readonly tag: string }, text: string): string =>
  text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
