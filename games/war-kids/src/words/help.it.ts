/** What help says of the game and of its pictures. */
const key = {
  aim: 'Guida il tuo esercito: prima ti muovi, poi combatti. Lo scenario dice come si vince; le bandiere e i punti accanto alla mappa mostrano chi è in vantaggio.',
  blue: 'L’esercito azzurro: le sue pedine sono quadrate.',
  pink: 'L’esercito rosa: le sue pedine sono rotonde.',
  soldier:
    'Soldato. Uno batte chiunque tranne un Soldato; tre insieme battono un Soldato. Il numero in basso a destra dice quanto va lontano.',
  pegasus: 'Pegaso. Batte un nemico che tocca.',
  mage: 'Mago. Lancia un incantesimo fino a 6 caselle, prima di muoversi.',
  mageCast: 'Un Mago che ha lanciato il suo incantesimo volta le spalle.',
  leader: 'Principe o Principessa. Gli amici accanto sono al sicuro; il capo no.',
  shielded: 'Nella bolla: protetto dal suo capo.',
  wounded: 'Un cerotto: unità ferita.',
  done: 'Con il segno: si è mosso, o ha attaccato.',
  way: 'Puoi andare qui. Il numero è quanto costa.',
  contact: 'Qui toccheresti un nemico che puoi battere.',
  shadow: 'Righe rosse: il nemico potrebbe colpire qui nel prossimo turno.',
  woods: 'Bosco: un passo per entrare costa 2.',
  river: 'Fiume: un passo per entrare costa 2.',
  contour: 'Linea di livello: un passo per attraversarla costa 2. I trattini indicano la discesa.',
  road: 'Strada.',
  flags:
    'Le bandiere dicono di chi è un luogo: quadrata azzurra, a punta rosa. Un palo nudo non è di nessuno.',
  remarkHit: 'Un incantesimo non costa niente, e può colpire.',
  remarkWin: 'Batte un nemico, e niente può andare storto.',
  remarkReach: 'Lì tocca un nemico che può battere.',
  remarkNearer: 'Lì è più vicino al nemico.',
  remarkSafe: 'Lì nessun nemico può raggiungerlo nel prossimo turno.',
};

export default key;
