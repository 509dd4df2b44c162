import type { Catalogue } from '@glade/text';

/** What reports say on a page, where their own words name commands of a terminal. */
export const plain: Catalogue = {
  'lab.bots.decide':
    'I risultati dipendono da chi gioca. La domanda «Che cosa cambia un altro bot?» mostra quanto.',
  'lab.stronger.seen.limit':
    'Osservato finora: {seen} punti percentuali, senza intervallo. «Quanto sono forti i bot?» ne dà uno.',
  'lab.stronger.seen.told':
    'Osservato alla fine del test: {seen} punti percentuali. È il caso che ha deciso quando finire, quindi questa stima è distorta. «Quanto sono forti i bot?» ne dà una non distorta, con l’intervallo.',
  'lab.screen.limits':
    '{n, plural, one {Lasciata fuori, perché ferma} other {Lasciate fuori, perché fermano}} soltanto le partite: {list}.',
  'lab.luck.instead': 'Fra altri i risultati cambiano, quindi chiedete con {named}.',
  'lab.tune.edge':
    'È così vicino al margine, {value}, che quasi nessun numero di partite lo direbbe.',
  'lab.screen.only': 'Si {n, plural, one {è guardato} other {sono guardati}} solo {list}.',
  'lab.screen.mean':
    '{again, select, yes {Cambiamento, intervallo e p valgono con tutte le altre regole come sono. L’ultima colonna è la media sui due valori di ogni altra regola. Dove è diversa, contano anche altre regole.} other {Qui un cambiamento è la media sui due valori di ogni altra regola. Con le altre regole come sono può essere diverso: lo dice «Che cosa cambia una regola?».}}',
  'lab.screen.typed': '{line}',
  'lab.screen.closer': '«Che cosa cambia una regola?» guarda più da vicino una regola.',
  'lab.clauses.lead':
    'In quante partite si è vista ogni regola, prima le più rare. Se una regola conta è un’altra domanda: risponde «Che cosa cambia una regola?».',
  'lab.minutes.pace':
    'I minuti non sono misurati, ma stimati: {decision, plural, one {# secondo} other {# secondi}} per scelta vera e {chance, plural, one {# secondo} other {# secondi}} per tiro o estrazione. Non contano: preparare il gioco, leggere le regole, muovere i pezzi a mano. I minuti non hanno intervallo, perché nessuno sa quanto il ritmo sia lontano dal vostro.',
  'lab.watch.lead': 'I collegamenti aprono queste partite qui nell’app.',
  'lab.stakes.fixed':
    'Qui non si può dire se dipenda dal posto o dal bot. Per saperlo, scambia i posti.',
  'lab.mixed.answer':
    'Quote di vittorie: {list}. Qui non si può dire se dipenda dal posto o dal bot. Per saperlo, scambia i posti.',
};
