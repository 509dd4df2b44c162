import type { Catalogue } from '@glade/engine';

export const problems = {
  'problem.scenario.big': 'Questo scenario è troppo lungo: al massimo {limit} caratteri.',
  'problem.file.json':
    'Questo non è uno scenario: il testo non è JSON. Forse il file è incompleto: salvalo di nuovo nell’editor.',
  'problem.file.format':
    'Questo file non contiene scenari di War Kids. Scegline uno salvato dall’editor.',
  'problem.scenario.one':
    'Questo file {count, plural, =0 {non contiene scenari} other {contiene # scenari}}. Apri un file con uno scenario solo.',
  'problem.scenario.field':
    'Scenario, «{where}»: qui il campo «{name}» non esiste. Scegli fra: {names}.',
  'problem.scenario.missing': 'Scenario: manca «{where}». Può essere: {values}.',
  'problem.scenario.rows':
    'Scenario, «{where}»: ci vuole un elenco di {rows} righe, né più né meno.',
  'problem.scenario.start':
    'Scenario, «{where}»: di’ dove si trova, con «at», oppure quando e da dove entra, con «arrives» ed «entry».',
  'problem.scenario.shape': 'Scenario, «{where}»: questo valore è del tipo sbagliato.',
  'problem.scenario.text': 'Scenario, «{where}»: ci vuole un testo di al massimo {limit} lettere.',
  'problem.scenario.unseen':
    'Scenario, «{where}»: questo testo contiene caratteri invisibili: «{found}». Scrivilo di nuovo.',
  'problem.scenario.id':
    'Scenario, «{where}»: l’id è fatto di 1–32 lettere, cifre e trattini, come place-1.',
  'problem.scenario.number': 'Scenario, «{where}»: ci vuole un numero intero da {low} a {high}.',
  'problem.scenario.list': 'Scenario, «{where}»: ci vuole un elenco di al massimo {limit}.',
  'problem.scenario.value': 'Scenario, «{where}»: «{value}» non va bene. Può essere: {values}.',
  'problem.scenario.row':
    'Scenario, «{where}»: ci vuole una riga di {length} caratteri. Terreno: . w r #. Altezza: da 0 a 9.',
  'problem.scenario.rule': 'Scenario, «{where}»: la regola «{name}» non esiste.',

  'problem.fault.noMap': 'Nessuna casella fa parte della mappa. Dipingi un po’ di terreno.',
  'problem.fault.cutOff':
    '{hexes, plural, one {Una casella è isolata} other {# caselle sono isolate}} dal resto della mappa. Collegale con del terreno.',
  'problem.fault.placeEmpty': 'Il luogo {place} non ha caselle. Dagliene una, o eliminalo.',
  'problem.fault.placeOff': 'Il luogo {place} ha una casella fuori dalla mappa.',
  'problem.fault.roadBroken': 'La strada {road} fa un salto: le sue caselle devono toccarsi.',
  'problem.fault.roadInRiver':
    'La strada {road} passa in un fiume. Rendi quella casella terreno aperto, e mettici un ponte o un guado (strumento «Disegno»).',
  'problem.fault.roadOff': 'La strada {road} esce dalla mappa.',
  'problem.fault.twice':
    'Il nome {id} è usato due volte ({what, select, unit {unità} place {luoghi} road {strade} other {scelte}}). Cambiane uno.',
  'problem.fault.noOption': 'L’unità {unit} aspetta una scelta {option} che non esiste.',
  'problem.fault.unitOff': 'L’unità {unit} è fuori dalla mappa. Spostala.',
  'problem.fault.sameHex': '{unit} e {other} sono sulla stessa casella. Spostane una.',
  'problem.fault.noEntry': '{unit} arriva dopo, ma non ha caselle da cui entrare. Segnane una.',
  'problem.fault.entryOff': '{unit} entrerebbe fuori dalla mappa. Segna un’altra casella.',
  'problem.fault.noArmy':
    'L’esercito {side, select, blue {azzurro} other {rosa}} non ha unità presenti dall’inizio. Mettine una.',
  'problem.fault.noPlace': 'Una condizione di vittoria nomina il luogo {place}, che non esiste.',
  'problem.fault.holdTooMany':
    'La vittoria chiede {need, plural, one {un luogo} other {# luoghi}}, ma {places, plural, =0 {non ne hai scelto nessuno} one {ne hai scelto uno solo} other {ne hai scelti solo #}}.',
  'problem.fault.placeTwice':
    'La vittoria nomina due volte il luogo {place}. Nominalo una volta sola.',
  'problem.fault.noExit': 'Delle unità devono uscire dalla mappa, ma non c’è un’uscita segnata.',
  'problem.fault.exitOff': 'Un’uscita è fuori dalla mappa. Segna un’altra casella.',

  'problem.position.head': 'Una posizione comincia come «move turn 1 blue:». Questa no: «{text}».',
  'problem.position.unit':
    'Scrivi ogni unità come «B-S1=C5», o «B-S1=C5/w» se è ferita. Questo non si legge: «{text}».',
  'problem.position.section': 'Questa parte della posizione non si legge: «{text}».',
  'problem.position.impossible': 'Questa posizione non può esserci: «{text}».',
} satisfies Catalogue;
