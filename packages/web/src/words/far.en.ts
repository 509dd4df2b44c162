import type { Catalogue } from '@glade/text';

/** What is said of tables far away. */
export default {
  'far.title': 'A table far away',
  'far.open.title': '{game} with others far away',
  'far.open.lead':
    'Choose who sits where. Then you get a link: whoever opens it sits down with one tap. Nobody needs an account.',
  'far.back': 'Back to {game}',
  'far.seat.only': 'The player',
  'far.seat.me': 'Me',
  'far.seat.free': 'Somebody else',
  'far.open': 'Open the table',
  'far.watchable': 'Others with the link may watch',
  'far.name': 'Your name here',
  'far.name.none': 'No name',
  'far.at': '{game}: a table far away',
  'far.choose': 'Choose a seat.',
  'far.sit': 'Sit here: {place}',
  'far.free': 'free',
  'far.somebody': 'somebody',
  'far.here': 'here',
  'far.away': 'away',
  'far.waiting':
    '{seats, plural, one {One seat is still free. Send the link to somebody.} other {# seats are still free. Send them the link.}}',
  'far.full': 'All seats are taken.',
  'far.watch': 'Watch',
  'far.invite': 'Invite',
  'far.invite.about':
    'Whoever opens this link sits down at the table. The match begins when all are there.',
  'far.link': 'Link to the table',
  'far.copy': 'Copy the link',
  'far.share': 'Pass it on',
  'far.code': 'The link as a code for the camera of another phone',
  'far.again': 'Try again',
  'far.forget': 'Forget this table',
  'far.table': 'The table',
  'far.bar.away': '{who} is away.',
  'far.bar.bot': 'A bot plays for {who}.',
  'far.bar.off': 'No connection. Your move waits here and is sent as soon as there is one.',
  'far.stand-in': 'Let a bot play for {who} until they are back',
  'far.remark': '{who}: {said}',
  'far.remark.well-played': 'Well played!',
  'far.remark.one-moment': 'One moment, please.',
  'far.remark.your-turn': 'Your turn!',
  'far.remark.again': 'Shall we play again?',
  'far.dice.right':
    '{throws, plural, one {The throw was} other {All # throws were}} fixed before the match began.',
  'far.dice.how':
    'First the server published the hash of its secret word. Then each page added a random word. All throws follow from these words.',
  'far.dice.save': 'Save the record with these numbers',
  'far.dice.verify': 'To check it on another computer: glade verify {file}',
  'far.dice.commitment': 'Hash, published first',
  'far.dice.secret': 'Secret word of the server',
  'far.dice.words': 'Words of the pages, by seats',
  'far.next': 'Another match begins: sit down there',
  'problem.far.none':
    'This table is not there any more. Ask for a new link, or open a table of your own.',
  'problem.far.game':
    'This Glade does not know the game of this table. Ask whoever sent the link to update Glade.',
  'problem.far.version':
    'This page and the server have different rules of the game. Reload the page.',
  'problem.far.dice':
    'Far away the dice fall by themselves. Switch off your own dice for this table.',
  'problem.far.undo':
    'Far away, where something is hidden, you can take back only as long as it is your turn.',
  'problem.far.sent': 'What you did is on its way. Wait a moment.',
  'problem.far.name': 'Far away only names from the list can be told. Choose one of them, or none.',
  'problem.far.word': 'This seat has its word for the dice already. Open the invitation again.',
  'problem.far.exists': 'There is another table with this invitation. Open a new one.',
  'problem.far.taken': 'Somebody was quicker and sits there already. Choose another seat.',
  'problem.far.key': 'This seat is not yours any more. Open the invitation again.',
  'problem.far.closed': 'The match has begun, and nobody may watch it.',
  'problem.far.waiting': 'Not everybody has sat down yet. Wait for the others.',
  'problem.far.late': 'Something has happened at the table meanwhile. Look again, then choose.',
  'problem.far.over': 'The match is over, and its dice have been told. Begin another one.',
  'problem.far.storage': 'The server could not store this, so it has not happened. Try again.',
  'problem.far.cannot': 'That cannot be done at a table far away.',
  'problem.far.server':
    'This server has no tables for people far apart. Play here, or start Glade with “npm start”.',
  'problem.far.offline': 'There is no connection to the server. Try again when you are online.',
  'problem.far.origin': 'Another site asked for this. Open Glade itself.',
  'problem.far.stand-in':
    'A bot can play for a person who is away, if you sit at the table yourself.',
  'problem.far.host':
    'This server does not know the name by which you have called it. Its owner can name it with --origin.',
  'problem.far.big': 'That was too long for the server. Reload the page.',
  'problem.far.often': 'That came too often. Wait a moment, then try again.',
  'problem.far.crowded': 'Too many pages of this network are at tables. Close one of them.',
  'problem.far.message': 'The server did not understand this page. Reload the page.',
  'problem.far.hello': 'The server did not understand this page. Reload the page.',
} satisfies Catalogue;
