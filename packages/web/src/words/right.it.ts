import type { Catalogue } from '@glade/text';

/** Which kind of correction it was, where it may be told. */
const DONE =
  '{kind, select, change {Corretto.} remove {Voce tolta.} insert {Voce aggiunta.} restore {La correzione è annullata.} other {Una mossa è corretta.}}';

/** What is said where an entry is put right. */
export default {
  'right.list': 'Qualcosa è sbagliato? Puoi cambiarlo.',
  'right.secret': 'nascosto',
  'right.change': 'Cambia',
  'right.change.which': 'Cambia la voce {entry}: {text}',
  'right.entry': 'Voce {entry}: {text}',
  'right.before': 'Prima della voce {entry}: {text}',
  'right.legend.throw': 'Che cosa è giusto?',
  'right.legend.action': '{name}: qual è la mossa giusta? Toccala.',
  'right.legend.you': 'Qual è la mossa giusta? Toccala.',
  'right.legend.insert': 'Che cosa manca qui?',
  'right.remove': 'Inserita due volte: toglila',
  'right.insert': 'Prima manca qualcosa',
  'right.removed': 'Questa voce viene tolta.',
  'right.back': 'Torna all’elenco',
  'right.again': 'Scegli di nuovo',
  'right.restore': 'Annulla l’ultima correzione',
  'right.do': 'Sì, correggi',
  'right.fits':
    '{left, plural, =0 {} one {Una voce si toglie. } other {# voci si tolgono. }}Tutto il resto va ancora bene.',
  'right.without':
    '{done, select, true {Questo non è successo: togli solo questo} other {Togli solo questo}}',
  'right.without.turn':
    '{count, plural, one {Togli la voce che viene dopo} other {Togli le # voci che vengono dopo}}',
  'right.turnOver':
    'Ora il turno {player, seat, di} finisce qui: non resta niente da fare. Quello che c’è prima resta.',
  'right.turnOver.own':
    'Ora il tuo turno finisce qui: non resta niente da fare. Quello che c’è prima resta.',
  'right.breaks': 'Questo non va più bene: {text}. Quello che c’è prima resta.',
  'right.do.again':
    'Correggi, e inserisci di nuovo {count, plural, one {l’ultima voce} other {le ultime # voci}}',
  'right.keep': 'Non cambiare niente: resta come abbiamo giocato',
  'right.why': 'Perché?',
  'right.more':
    '{what}: {missing, plural, =0 {qui che cosa è uscito? Così il resto può restare.} one {qui manca un dado. Tiralo ora e toccalo: così il resto può restare.} other {qui mancano # dadi. Tirali ora e toccali: così il resto può restare.}}',
  'right.more.fewer':
    '{was}: qui ne {dice, plural, one {conta solo uno. Sceglietelo insieme e toccatelo} other {contano solo #. Scegliete insieme quali # e toccateli}}: così il resto può restare.',
  'right.moreDone':
    '{place, select, instead {Invece di} other {Prima di}} «{text}»: tocca che cosa ha fatto {player, seat}. Così il resto può restare.',
  'right.moreDone.own':
    '{place, select, instead {Invece di} other {Prima di}} «{text}»: tocca che cosa hai fatto. Così il resto può restare.',
  'right.howItLies': 'Come sta sul vostro tavolo? Toccala.',
  'right.kept': 'Una copia della partita com’è adesso resta fra le tue partite.',
  'right.unknown':
    'Alcune mosse sono nascoste. Quando tutti sono d’accordo, vedrete che cosa va ancora bene.',
  'right.ask':
    '{count, plural, one {Serve il consenso di un’altra persona.} other {Serve il consenso di altre # persone.}}',
  'right.together':
    'Correggete, se siete tutti d’accordo. {count, plural, =0 {} one {Forse è da rifare una mossa successiva.} other {Forse sono da rifare mosse successive, al massimo #.}}',
  'right.done': `${DONE} Tutto il resto va ancora bene.`,
  'right.broken': `${DONE} Racconta di nuovo che cosa è successo{from, select, none {} other {, a partire da «{from}»}}.`,
  'right.broken.rolls': `${DONE} Rifate le mosse successive: i tiri tornano da soli.`,
  'right.refused': 'Non tutti sono d’accordo, quindi non è cambiato niente.',
  'consent.title': '{player, seat, name}, va bene anche per te?',
  'consent.about':
    'Dovete essere tutti d’accordo: forse alcune mosse sono da rifare. Qui non c’è niente di segreto.',
  'consent.change': 'Così «{before}» diventa «{after}».',
  'consent.remove': 'Così si toglie «{before}».',
  'consent.insert': 'Così «{after}» entra prima di «{before}».',
  'consent.restore': 'Così si annulla l’ultima correzione.',
  'consent.hidden': '{player, seat} vuole cambiare una mossa che per te è nascosta.',
  'consent.yes': 'Va bene',
  'consent.no': 'Non va bene',
  'consent.withdraw': '{player, seat, label}: lascia com’era',
  echo: 'Avete inserito questi tiri:',
} satisfies Catalogue;
