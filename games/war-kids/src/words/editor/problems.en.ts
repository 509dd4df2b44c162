import type { Catalogue } from '@glade/engine';

/** What is wrong with a scenario or a position from outside: of a scenario its shape, then what makes it impossible to play. */
export const problems = {
  'problem.scenario.big': 'This scenario is too long: at most {limit} characters.',
  'problem.file.json':
    'This is not a scenario: the text is not JSON. Perhaps the file is cut short: save it once more in the editor.',
  'problem.file.format':
    'This file does not hold scenarios of War Kids. Choose one that the editor has saved.',
  'problem.scenario.one':
    'This file holds {count, plural, =0 {no scenario} other {# scenarios}}. Open a file with a single scenario.',
  'problem.scenario.field':
    'Scenario, “{where}”: the field “{name}” does not exist here. Choose from: {names}.',
  'problem.scenario.missing': 'Scenario, “{where}” is missing. It can be: {values}.',
  'problem.scenario.rows':
    'Scenario, “{where}”: this must be a list of {rows} rows, no more and no fewer.',
  'problem.scenario.start':
    'Scenario, “{where}”: say either where it stands, with “at”, or when and where it comes in, with “arrives” and “entry”.',
  'problem.scenario.shape': 'Scenario, “{where}”: this value is of the wrong kind.',
  'problem.scenario.text': 'Scenario, “{where}”: this must be a text of at most {limit} letters.',
  'problem.scenario.unseen':
    'Scenario, “{where}”: this text has invisible characters: “{found}”. Type it again.',
  'problem.scenario.id':
    'Scenario, “{where}”: the id must be 1 to 32 letters, digits and hyphens, such as place-1.',
  'problem.scenario.number':
    'Scenario, “{where}”: this must be a whole number from {low} to {high}.',
  'problem.scenario.list': 'Scenario, “{where}”: this must be a list of at most {limit}.',
  'problem.scenario.value': 'Scenario, “{where}”: “{value}” is not possible. It can be: {values}.',
  'problem.scenario.row':
    'Scenario, “{where}”: this must be a row of {length} characters. Ground: . w r #. Height: 0 to 9.',
  'problem.scenario.rule': 'Scenario, “{where}”: there is no rule “{name}”.',

  'problem.fault.noMap': 'No hex belongs to the map. Paint some ground.',
  'problem.fault.cutOff':
    '{hexes, plural, one {One hex is} other {# hexes are}} cut off from the rest of the map. Join them by ground.',
  'problem.fault.placeEmpty': 'The place {place} has no hex. Give it one, or delete it.',
  'problem.fault.placeOff': 'The place {place} has a hex off the map.',
  'problem.fault.roadBroken': 'The road {road} jumps: its hexes must lie side by side.',
  'problem.fault.roadInRiver':
    'The road {road} goes through a river. Make that hex open ground, and put a bridge or a ford on it (tool “Landmark”).',
  'problem.fault.roadOff': 'The road {road} leaves the map.',
  'problem.fault.twice':
    'The name {id} is used twice ({what, select, unit {units} place {places} road {roads} other {switches}}). Change one.',
  'problem.fault.noOption': 'Unit {unit} waits for a switch {option} that does not exist.',
  'problem.fault.unitOff': 'Unit {unit} stands off the map. Move it.',
  'problem.fault.sameHex': '{unit} and {other} stand on the same hex. Move one of them.',
  'problem.fault.noEntry': '{unit} comes later but has no hex to come in on. Mark one.',
  'problem.fault.entryOff': '{unit} would come in off the map. Mark another hex.',
  'problem.fault.noArmy':
    '{side, select, blue {Blue} other {Pink}} has no unit that is there from the start. Place one.',
  'problem.fault.noPlace': 'A victory condition names place {place}, which does not exist.',
  'problem.fault.holdTooMany':
    'Victory asks for {need, plural, one {one place} other {# places}}, but you have chosen {places, plural, =0 {none} one {only one} other {only #}}.',
  'problem.fault.placeTwice': 'Victory names the place {place} twice. Name it once.',
  'problem.fault.noExit': 'Units must leave the map, but no exit is marked.',
  'problem.fault.exitOff': 'An exit lies off the map. Mark another hex.',

  'problem.position.head': 'A position begins like “move turn 1 blue:”. This does not: “{text}”.',
  'problem.position.unit':
    'Write each unit like “B-S1=C5”, or “B-S1=C5/w” when it is wounded. This cannot be read: “{text}”.',
  'problem.position.section': 'This part of the position cannot be read: “{text}”.',
  'problem.position.impossible': 'This position cannot come up: “{text}”.',
} satisfies Catalogue;
