/** What a line typed on the play page asks for. Everything the page does not know is for the game to read. */
export type Command =
  | { readonly type: 'help' | 'hint' | 'undo' | 'roll' | 'where' | 'last' | 'new' | 'nothing' }
  | { readonly type: 'why'; readonly move: string }
  | { readonly type: 'rules'; readonly clause: string | undefined }
  | { readonly type: 'move'; readonly text: string };

type Plain = Exclude<Command, { type: 'why' | 'rules' | 'move' }>['type'];

const WORDS: Readonly<Record<string, Plain>> = {
  help: 'help',
  '?': 'help',
  why: 'help',
  perché: 'help',
  aiuto: 'help',
  hint: 'hint',
  consiglio: 'hint',
  suggerimento: 'hint',
  undo: 'undo',
  back: 'undo',
  annulla: 'undo',
  indietro: 'undo',
  roll: 'roll',
  throw: 'roll',
  tira: 'roll',
  lancia: 'roll',
  where: 'where',
  moves: 'where',
  dove: 'where',
  mosse: 'where',
  last: 'last',
  ultimo: 'last',
  ultima: 'last',
  new: 'new',
  nuova: 'new',
};

const WHY = /^(why(?: not)?|perch[eéè]'?(?: non)?)\s+/i;
const RULES = /^(rules?|regol[ae])(?:\s+(\S+))?$/i;

/** Reads a command line in English or Italian, with or without a slash in front. */
export function readCommand(line: string): Command {
  const text = line.trim().replace(/^\//, '').replaceAll(/\s+/g, ' ');
  if (text === '') return { type: 'nothing' };
  const word = text.toLowerCase().replace(/[.!]+$/, '');
  if (Object.hasOwn(WORDS, word)) return { type: WORDS[word]! };
  const why = WHY.exec(text);
  if (why !== null) return { type: 'why', move: text.slice(why[0].length).replace(/\?+$/, '') };
  const rules = RULES.exec(text);
  if (rules !== null) return { type: 'rules', clause: rules[2]?.toUpperCase() };
  return { type: 'move', text };
}
