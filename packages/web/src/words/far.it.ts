import type { Catalogue } from '@glade/text';

/** Ciò che si dice dei tavoli lontani. */
export default {
  'far.title': 'Un tavolo lontano',
  'far.open.title': '{game} con altri che sono lontani',
  'far.open.lead':
    'Scegli chi siede dove. Poi hai un link: chi lo apre si siede con un tocco. Non serve nessun account.',
  'far.back': 'Torna a {game}',
  'far.seat.only': 'Chi gioca',
  'far.seat.me': 'Io',
  'far.seat.free': 'Un’altra persona',
  'far.open': 'Apri il tavolo',
  'far.watchable': 'Chi ha il link può guardare',
  'far.name': 'Il tuo nome qui',
  'far.name.none': 'Nessun nome',
  'far.at': '{game}: un tavolo lontano',
  'far.choose': 'Scegli un posto.',
  'far.sit': 'Siediti qui: {place}',
  'far.free': 'libero',
  'far.somebody': 'qualcuno',
  'far.here': 'è qui',
  'far.away': 'non è qui',
  'far.waiting':
    '{seats, plural, one {Un posto è ancora libero. Manda il link a qualcuno.} other {# posti sono ancora liberi. Manda il link a chi vuoi.}}',
  'far.full': 'Tutti i posti sono presi.',
  'far.watch': 'Guarda',
  'far.invite': 'Invita',
  'far.invite.about':
    'Chi apre questo link si siede al tavolo. La partita comincia quando ci sono tutti.',
  'far.link': 'Link al tavolo',
  'far.copy': 'Copia il link',
  'far.share': 'Passalo',
  'far.code': 'Il link come codice per la fotocamera di un altro telefono',
  'far.again': 'Riprova',
  'far.forget': 'Dimentica questo tavolo',
  'far.table': 'Il tavolo',
  'far.bar.away': '{who}: non è qui.',
  'far.bar.bot': '{who}: ora gioca un bot.',
  'far.bar.off': 'Nessuna connessione. La tua mossa aspetta qui e parte appena torna.',
  'far.stand-in': '{who}: fai giocare un bot finché non torna',
  'far.remark': '{who}: {said}',
  'far.remark.well-played': 'Bella partita!',
  'far.remark.one-moment': 'Un momento, per favore.',
  'far.remark.your-turn': 'Tocca a te!',
  'far.remark.again': 'Giochiamo ancora?',
  'far.dice.right':
    '{throws, plural, one {Il lancio era deciso} other {Tutti i # lanci erano decisi}} prima della partita.',
  'far.dice.how':
    'Prima che qualcuno si sedesse, il server ha pubblicato l’impronta della sua parola segreta. Ogni pagina ha aggiunto una sua parola. Tutti i lanci vengono da queste parole, quindi nessuno da solo poteva sceglierli.',
  'far.dice.commitment': 'Impronta, pubblicata prima',
  'far.dice.secret': 'Parola segreta del server',
  'far.dice.words': 'Parole delle pagine, per posti',
  'far.next': 'Comincia un’altra partita: siediti lì',
  'problem.sealed.word':
    'Nei dadi manca la parola di questa pagina, quindi qualcuno può averli scelti. Chiedi a chi gestisce il server.',
  'problem.far.none': 'Questo tavolo non c’è più. Chiedi un nuovo link, o apri un tavolo tuo.',
  'problem.far.game':
    'Questo Glade non conosce il gioco di questo tavolo. Chiedi a chi ha mandato il link di aggiornare Glade.',
  'problem.far.version':
    'Questa pagina e il server hanno regole diverse del gioco. Ricarica la pagina.',
  'problem.far.dice': 'Da lontano i dadi cadono da soli. Togli i dadi veri per questo tavolo.',
  'problem.far.secrets':
    'In questo gioco ognuno ha i suoi segreti. Da lontano non si può ancora giocare; giocate allo stesso dispositivo.',
  'problem.far.name':
    'Da lontano si possono dire solo i nomi della lista. Scegline uno, o nessuno.',
  'problem.far.taken': 'Qualcuno è stato più veloce e siede già lì. Scegli un altro posto.',
  'problem.far.key': 'Questo posto non è più tuo. Apri di nuovo l’invito.',
  'problem.far.closed': 'La partita è cominciata, e nessuno può guardarla.',
  'problem.far.waiting': 'Non tutti si sono ancora seduti. Aspetta gli altri.',
  'problem.far.late': 'Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo, poi scegli.',
  'problem.far.over': 'La partita è finita e i suoi dadi sono noti. Cominciane un’altra.',
  'problem.far.storage': 'Il server non ha potuto salvarlo, quindi non è successo. Riprova.',
  'problem.far.cannot': 'A un tavolo lontano non si può fare.',
  'problem.far.server':
    'Questo server non ha tavoli per chi è lontano. Gioca qui, o avvia Glade con «npm start».',
  'problem.far.offline': 'Non c’è connessione con il server. Riprova quando sei in rete.',
  'problem.far.origin': 'Lo ha chiesto un altro sito. Apri Glade stesso.',
  'problem.far.often': 'Troppe richieste. Aspetta un momento, poi riprova.',
  'problem.far.crowded': 'Troppe pagine di questa rete sono ai tavoli. Chiudine una.',
  'problem.far.message': 'Il server non ha capito questa pagina. Ricarica la pagina.',
  'problem.far.hello': 'Il server non ha capito questa pagina. Ricarica la pagina.',
} satisfies Catalogue;
