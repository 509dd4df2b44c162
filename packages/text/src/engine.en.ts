import type { Catalogue } from './catalogue.ts';

/** The problems that the engine, the table and the bots find, and what to do about each. */
export const en: Catalogue = {
  'place.many': '{n} places',
  'problem.options.shape': 'Give the options one by one, each as name=value.',
  'problem.options.none': 'This game has no options, so there is no “{name}” to choose.',
  'problem.options.unknown': 'There is no option “{name}”. Choose from: {names}.',
  'problem.options.value':
    '“{value}” is not a value of the option “{name}”. Choose from: {values}.',
  'problem.options.needs':
    'The option “{name}” can only be “{value}” when “{other}” is one of these: {values}.',

  'problem.link.big': 'This link is too long to be a match. Ask for it again.',
  'problem.link.format': 'This is not a link to a match. Copy the whole link again.',
  'problem.link.old':
    'This browser is too old to open links. Update it, or open the link on another device.',
  'problem.link.damaged': 'This link is damaged. Copy the whole link again.',
  'problem.record.title':
    'This is not a match. Glade opens a link to a match, or the text of a saved match: copy the whole of one and try again.',
  'problem.record.address':
    'This is an address, but no match is in it. Copy the whole link of a match, or paste the text of a saved match.',
  'problem.record.cut':
    'The beginning of this match is missing. Copy it again from its first line, “{title}”.',
  'problem.record.json':
    'This is not a match but a file of another kind (JSON). A scenario of your own opens in the editor of its game. A match opens here by its link or its text.',
  'problem.record.long':
    'Line {line} of the record: “{found}” is too long. Write at most {limit, number} characters.',
  'problem.record.big': 'This record is too long: use one of at most {limit, number} characters.',
  'problem.record.field':
    'Line {line} of the record, “{found}”, is not a header line: write it as “Name: value”.',
  'problem.record.unknown':
    'Line {line} of the record: there is no header “{found}”. Use only {names}.',
  'problem.record.twice':
    'Line {line} of the record: “{found}” has been given already. Keep one of the two lines.',
  'problem.record.players':
    '{seats, plural, one {This match is for # player} other {This match is for # players}}, and the record names {found}: correct its “Players:” line.',
  'problem.record.name':
    'The record names a player “{found}”, which cannot be used: write 1 to 40 characters that can be seen, without a comma.',
  'problem.record.seed':
    'The seed of the record, “{found}”, cannot be used: write 1 to 500 characters that can be seen after “Seed:”, or remove the line.',
  'problem.record.game':
    'The record is of a game called “{game}”, which is not on this shelf: check its “Game:” line.',
  'problem.record.version':
    'The record is of version {found} of {game}. This Glade knows its rules up to version {known}. Load the page again or get the latest Glade, then open the record.',
  'problem.record.older':
    'This match was played by version {found} of the rules of {game}. The rules are at version {known} now, and it would go differently. Nothing is lost: save a copy, and open it with Glade {release}.',
  'problem.record.dice': 'The record says “Dice: {found}”: write “virtual” or “entered”.',
  'problem.record.entry':
    'Line {line} of the record: “{entry}” cannot be read. Correct it or cut the record there.',
  'problem.record.seat':
    'Line {line} of the record: “{entry}” belongs to a seat that is not to act. Correct the number after the P.',
  'problem.record.illegal':
    'Line {line} of the record: “{entry}” is against the rules ({clause}). Correct it or cut the record there.',
  'problem.record.after':
    'Line {line} of the record: the match is over before “{entry}”. Remove what follows the end.',

  'problem.notation.entry': '“{text}” is not a move. Type a move as in the list.',
  'problem.notation.long': 'This is too long for a move: use at most {limit, number} characters.',
  'problem.position.long':
    'This is too long for a position: use at most {limit, number} characters.',
  'problem.position.head':
    'The position begins with “{text}”, which cannot be read. Copy it again from its beginning.',
  'problem.position.fields': 'Write each field with its numbers, such as: {names}.',
  'problem.position.range': 'In a position “{name}” is from {least} to {most}.',
  'problem.position.grid':
    'The board of the position, “{text}”, cannot be read. Copy the whole line again.',
  'problem.position.impossible':
    'The position “{text}” cannot come up in this game. Check that its numbers and pieces fit together.',
  'problem.position.players':
    'The players of the position cannot be read: “{text}”. Copy the whole line again.',
  'problem.position.result':
    'The position’s result does not fit its board. Copy the whole line again.',

  'problem.action.number': '“{found}” is not the number of a move. Choose a move from the list.',
  'problem.seat.none': 'There is no player {seat} at this table. Choose one who is here.',
  'problem.seat.bot': 'Player {seat} is a bot. Let it play for itself.',
  'problem.seat.other': 'That seat belongs to somebody else. Play your own.',
  'problem.seat.watch': 'You are watching this match. Only its players can do that.',
  'problem.table.closed': 'This table is closed. Open the match again.',
  'problem.table.intent': 'The table does not know what to do with this. Play, roll or undo.',
  'problem.dice.count': '{count, plural, one {Enter # die} other {Enter # dice}}, not {found}.',
  'problem.dice.face': 'Die {die} shows “{found}”. Enter a number from 1 to {sides}.',
  'problem.dice.entered': 'You roll your own dice in this match. Enter what they show.',
  'problem.dice.virtual': 'This match rolls its own dice. Use roll.',
  'problem.dice.seed':
    'This match has no seed for its dice, so they cannot be rolled. Start a new match.',
  'problem.dice.none': 'There is nothing to roll now. Choose a move.',
  'problem.undo.nothing': 'There is nothing of yours to undo yet. Play on.',
  'problem.undo.dice': 'Dice have been rolled or something was revealed since. Play on from here.',
  'problem.undo.other': 'Somebody else has moved since. Play on from here.',
  'problem.correct.entry':
    '{count, plural, =0 {Nothing has been entered yet.} one {There is only entry 1. Choose that.} other {There is no such entry. Choose one from 1 to #.}}',
  'problem.correct.nobody': 'Only a player of this match can put something right.',
  'problem.correct.bots': 'A bot chose that for itself. Change something that people entered.',
  'problem.correct.dice':
    'This match rolled these dice itself. You can only change your own last move.',
  'problem.correct.other': 'That is not yours to change. Choose a roll or a move of your own.',
  'problem.correct.same': 'Entry {entry} already says that. Enter something else.',
  'problem.correct.none': 'Nothing is waiting for your answer. Play on.',
  'problem.correct.over':
    'After this change the match would go on, but you have all seen everything. Leave it as it is.',
  'problem.correct.throw': 'After the change, something different comes at this entry.',
  'problem.correct.bot': 'From there on the bot decides again.',
  'problem.correct.meaning': 'After the change, that move would do something different.',
  'problem.correct.hidden': 'What comes there was hidden.',
  'problem.correct.kept':
    'There is no room for a copy of the match as it was. So nothing was changed. Remove an old match first.',
  'problem.correct.denied':
    'This browser stores nothing here. So no copy of the match could be kept, and nothing was changed. Allow it to store data first.',
  'problem.redo.nothing': 'There is nothing to redo: nothing has been undone since the last entry.',
  'problem.restore.nothing': 'There is no correction to undo: something else has happened since.',
  'problem.restore.other': 'Ask the people who made the correction: only they can undo it.',
  'problem.redo.other': 'Somebody else undid that. Only they can redo it.',
  'problem.undo.refused':
    'That roll did not count, so there is nothing to undo. Undo again to go back to what came before.',
  'problem.hint.turn': 'Ask for a hint when it is your turn.',
  'problem.hint.stale': 'The match went on while the bot was working out the hint. Ask again.',
  'problem.bot.none': 'No bot at this table can think. Choose a move yourself.',
  'problem.bot.fine': 'The bot is not stuck. Play on.',
  'problem.bot.illegal': 'The bot chose a move that is not allowed. Ask it again.',
  'problem.bot.failed': 'The bot stopped thinking. Ask it again.',
  'problem.brain.game': 'The bot knows another version of this game. Load the page again.',
  'problem.brain.log': 'The bot cannot follow this match. Load the page again.',
  'problem.sealed.commitment':
    'The seed is not the one that was promised. Ask the host for the seed of this match.',
  'problem.sealed.promise':
    'Before the match the table showed another hash. So the dice may have been chosen later. Ask the person who runs the server.',
  'problem.sealed.secret':
    'The secret word does not fit the hash of this table. So the dice may have been chosen later. Ask the person who runs the server.',
  'problem.sealed.word':
    'The word of this page is missing from the dice. So they may have been chosen. Ask the person who runs the server.',
  'problem.sealed.entry':
    'Entry {entry} is “{found}”, but the seed gives “{expected}”. These dice were not the promised ones.',
};
