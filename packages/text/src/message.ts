import { parse, type FunctionArg, type Octothorpe, type Select } from '@messageformat/parser';

/** A part of a message: text, the `#` of a plural, a name, a name with a format, or a choice with its cases. */
export type Token = ReturnType<typeof parse>[number] | Octothorpe;
/** `plural`, `selectordinal` or `select`. */
export type Choice = Select;

/** The parts of an ICU message. Throws where it is none; the catalogues of Glade are checked by tests. */
export const parseMessage = (message: string): readonly Token[] => parse(message);

/** What is said in this case, such as `one`, `=0` or a word of a `select`; undefined if there is none. */
export const caseOf = ({ cases }: Choice, key: string): readonly Token[] | undefined =>
  cases.find((each) => each.key === key)?.tokens;

/** What stands after the format, as in `{player, seat, di}`; undefined where nothing does. */
export function styleOf({ param }: FunctionArg): string | undefined {
  const first = param?.[0];
  return first?.type === 'content' ? first.value.trim() : undefined;
}
