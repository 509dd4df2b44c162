import type { Catalogue } from '../catalogue.ts';

/** The same problems in Italian. */
export const it: Catalogue = {
  'problem.rulebook.title':
    'Riga {line} del regolamento, «{found}»: comincia con un titolo, «# Titolo».',
  'problem.rulebook.heading':
    'Riga {line} del regolamento, «{found}»: scrivi il titolo come «## Titolo», con il suo #id tra graffe.',
  'problem.rulebook.clause':
    'Riga {line} del regolamento, «{found}»: scrivi la regola come «- **ID** testo», sotto un titolo.',
  'problem.rulebook.only':
    'Riga {line} del regolamento, «{found}»: scrivi la condizione come «(only: opzione valore/valore)», con «,» per «e».',
  'problem.rulebook.card':
    'Riga {line} del regolamento, «{found}»: scrivi la scheda come «> **Titolo** testo (picture: ID after)», sopra la prima sezione.',
  'problem.rulebook.twice':
    'Riga {line} del regolamento, «{found}»: questo id è già usato. Scegline un altro.',
  'problem.rulebook.stray':
    'Riga {line} del regolamento, «{found}»: uniscila a una regola, o spostala sopra la prima.',
  'problem.rulebook.reference':
    'La riga {line} del regolamento rimanda a {found}, che non c’è. Correggi l’id.',
  'problem.rulebook.emphasis':
    'Riga {line} del regolamento, «{found}»: chiudi ogni asterisco, e usane uno solo.',
  'problem.rulebook.empty': 'Il regolamento non ha regole. Scrivi ognuna come «- **ID** testo».',
  'problem.rulebook.differs.sections':
    'Le sezioni sono diverse: {a}. E {b}. Usa le stesse nelle due lingue.',
  'problem.rulebook.differs.summary':
    'Le figure dei riassunti sono diverse: {a}. E {b}. Usa le stesse nelle due lingue.',
  'problem.rulebook.differs.missing':
    '{clause} manca nel {from, select, a {primo} other {secondo}} regolamento. Aggiungila.',
  'problem.rulebook.differs.order':
    '{clause} sta dove l’altro regolamento ha {instead}. Usa lo stesso ordine.',
  'problem.rulebook.differs.section':
    '{clause} sta nella sezione {a} e nella sezione {b}. Scegline una.',
  'problem.rulebook.differs.talk':
    '{clause} è segnata come regola a voce in un solo regolamento. Segnala in tutti e due o in nessuno.',
  'problem.rulebook.differs.options':
    '{clause} nomina le opzioni «{a}» e «{b}». Nomina le stesse nei due.',
  'problem.rulebook.differs.only':
    '{clause} vale a condizioni diverse nelle due lingue ({a}. {b}). Usa le stesse.',

  'problem.examples.empty':
    'Negli esempi {at}{line, plural, =0 {} other { alla riga #}} è vuoto. Scrivici qualcosa, o togli il campo.',
  'problem.examples.field':
    'Negli esempi il campo {at}{line, plural, =0 {} other { alla riga #}} qui non vuol dire niente. Forse il nome è scritto male.',
  'problem.examples.shape':
    'Gli esempi non si capiscono in {at}{line, plural, =0 {} other { alla riga #}}: {wanted, select, missing {questo campo manca} list {qui va un elenco, come «[XY-01]»} text {qui va un testo; metti i numeri tra virgolette} number {qui va un numero intero} fields {qui vanno dei campi, come «code: won»} seat {un giocatore si scrive P1, P2 e così via} event {un evento si scrive «lit», o «lit x4» per quattro di seguito} other {qui va qualcos’altro}}. Correggi quella voce.',
  'problem.examples.twice': 'Due esempi si chiamano {id}. Dai a uno un altro id.',
  'problem.examples.nothing':
    'Il caso {case} dell’esempio {id} non controlla niente. Scrivi che cosa deve valere.',
  'problem.example.preset': 'La scelta pronta «{found}» non esiste. Correggi l’esempio.',
  'problem.example.options': 'Le opzioni dell’esempio sono sbagliate ({found}). Correggile.',
  'problem.example.position': 'La posizione dell’esempio non si capisce ({found}). Correggila.',
  'problem.example.do': 'La mossa «{expected}» dell’esempio non si può fare ({found}). Correggila.',
  'problem.example.over': 'La partita dell’esempio è già finita. Togli ciò che segue la fine.',
  'problem.example.seat': 'Nell’esempio tocca a un altro posto. Correggi il numero dopo la P.',

  'problem.bot.number': 'Al bot «{name}» serve un numero, per esempio «{meant}».',
  'problem.bot.unknown': 'Il bot «{name}» non esiste. Scegli tra: {known}.',
  'problem.bot.percent':
    'Dopo «@» in «{name}» scrivi un numero da 0 a 100: policy@70 o policy@70@random.',
  'problem.bot.budget': 'In «{name}» scrivi un numero intero da {least, number} a {most, number}.',
};
