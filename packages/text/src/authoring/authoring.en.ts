import type { Catalogue } from '../catalogue.ts';

/** Problems of the rulebook and the examples of a game, for its author. */
export const en: Catalogue = {
  'problem.rulebook.title':
    'Line {line} of the rulebook, “{found}”: begin with a title, “# Title”.',
  'problem.rulebook.heading':
    'Line {line} of the rulebook, “{found}”: write a heading as “## Heading”, with its #id in braces.',
  'problem.rulebook.clause':
    'Line {line} of the rulebook, “{found}”: write a rule as “- **ID** text”, below a heading.',
  'problem.rulebook.only':
    'Line {line} of the rulebook, “{found}”: write a condition as “(only: option value/value)”, with “,” for “and”.',
  'problem.rulebook.card':
    'Line {line} of the rulebook, “{found}”: write a card as “> **Title** text (picture: ID after)”, above the first section.',
  'problem.rulebook.twice':
    'Line {line} of the rulebook, “{found}”: this id is already used. Give it another.',
  'problem.rulebook.stray':
    'Line {line} of the rulebook, “{found}”: join this to a rule, or move it above the first.',
  'problem.rulebook.reference':
    'Line {line} of the rulebook refers to {found}, which it does not have. Correct the id.',
  'problem.rulebook.emphasis':
    'Line {line} of the rulebook, “{found}”: close every star, and use single ones.',
  'problem.rulebook.empty': 'The rulebook has no rules. Write each as “- **ID** text”.',
  'problem.rulebook.differs.sections':
    'The sections differ: {a}. And {b}. Give both languages the same.',
  'problem.rulebook.differs.summary':
    'The pictures of the summaries differ: {a}. And {b}. Give both languages the same.',
  'problem.rulebook.differs.missing':
    '{clause} is missing from the {from, select, a {first} other {second}} rulebook. Add it.',
  'problem.rulebook.differs.order':
    '{clause} stands where the other rulebook has {instead}. Give both the same order.',
  'problem.rulebook.differs.section':
    '{clause} stands in section {a} and in section {b}. Choose one.',
  'problem.rulebook.differs.talk':
    '{clause} is table talk in one rulebook only. Mark it in both or in none.',
  'problem.rulebook.differs.options':
    '{clause} names the options “{a}” and “{b}”. Name the same in both.',
  'problem.rulebook.differs.only':
    '{clause} is a rule under other conditions in the other language ({a}. {b}). Give both the same.',

  'problem.examples.empty':
    'The examples say nothing at {at}{line, plural, =0 {} other { in line #}}. Write something there, or leave the field out.',
  'problem.examples.field':
    'The examples have a field {at}{line, plural, =0 {} other { in line #}} that means nothing here. Perhaps its name is mistyped.',
  'problem.examples.shape':
    'The examples cannot be read at {at}{line, plural, =0 {} other { in line #}}: {wanted, select, missing {this field is missing} list {a list belongs here, such as “[XY-01]”} text {text belongs here; put a number in quotes} number {a whole number belongs here} fields {fields belong here, such as “code: won”} seat {a player is written P1, P2 and so on} event {an event is written “lit”, or “lit x4” for four in a row} other {something else belongs here}}. Correct that entry.',
  'problem.examples.twice': 'Two examples are called {id}. Give one another id.',
  'problem.examples.nothing':
    'Case {case} of the example {id} checks nothing. Say what must hold in it.',
  'problem.example.preset': 'There is no preset “{found}”. Correct the example.',
  'problem.example.options': 'The options of the example are wrong ({found}). Correct them.',
  'problem.example.position': 'The position of the example cannot be read ({found}). Correct it.',
  'problem.example.do': 'The example’s “{expected}” cannot be done ({found}). Correct it.',
  'problem.example.over': 'The match of the example is already over. Remove what follows the end.',
  'problem.example.seat': 'In the example another seat is to act. Correct the number after the P.',

  'problem.bot.number': 'The bot “{name}” needs a number, for example “{meant}”.',
  'problem.bot.unknown': 'There is no bot “{name}”. Choose from: {known}.',
  'problem.bot.percent':
    'After “@” in “{name}”, write a number from 0 to 100: policy@70 or policy@70@random.',
  'problem.bot.budget': 'In “{name}” write a whole number from {least, number} to {most, number}.',
};
