/** Che cosa si racconta alla fine di una partita. */
export const ending = {
  'outcome.nobody.bots': 'Sul mucchio non c’è più nessuno, e non vince nessuno.',
  'ending.caught':
    'Una foglia ti ha preso al giro {round}. {dodged, plural, =0 {Prossima partita, altre foglie!} one {Prima avevi schivato una foglia.} other {Prima avevi schivato # foglie.}}',
  'ending.caught.stayed':
    'Una foglia ti ha preso al giro {round}: eri ancora lì sotto. La prossima volta corri, se puoi!',
  'ending.caughtAll': 'Fra voi ha resistito di più {player, seat}: fino al giro {round}.',
  'ending.caughtLast': 'Fra voi hanno resistito di più in {caught}: fino al giro {round}.',
  'ending.caughtAtOnce': 'Al giro {round} le foglie vi hanno preso tutti insieme.',
  'ending.dodged': '{dodged} foglie hanno mancato {player, seat}, che è ancora sul mucchio.',
  'ending.dodged.you': '{dodged} foglie ti hanno mancato, e sei ancora sul mucchio!',
  'ending.alone':
    'Al giro {round} le foglie hanno preso {caught, plural, one {l’ultimo avversario} other {insieme gli ultimi # avversari}}. Sul mucchio resta solo {player, seat}.',
  'ending.alone.you':
    'Al giro {round} le foglie hanno preso {caught, plural, one {il tuo ultimo avversario} other {insieme i tuoi ultimi # avversari}}. Sul mucchio resti solo tu!',
  'ending.together':
    'Dopo {round, plural, one {# giro} other {# giri}} le 216 foglie sono tutte sul mucchio. Ci restano in {winners}, e vincono insieme.',
  'ending.summit':
    'Le 216 foglie sono tutte sul mucchio. Ci resta solo {player, seat}, al livello {height}.',
  'ending.summit.you':
    'Le 216 foglie sono tutte sul mucchio. Ci resti solo tu, al livello {height}!',
  'ending.sharedFall':
    'Al giro {round} sono caduti in {caught}, nello stesso momento: vincono insieme.',
  'ending.windWon':
    'Al giro {round} le foglie hanno preso {caught, plural, one {l’ultimo omino} other {insieme gli ultimi # omini}}. Sul mucchio {landed, plural, one {c’è una foglia} other {ci sono # foglie}} su 216. Questa volta vince l’albero.',
};
