import type { Catalogue } from '@glade/engine';

export const stories = {
  'story.hotshot.does': 'Due mosse: spegni tutta una casella vicina, o fai un passo.',
  'story.hotshot.mime': 'Tieni con due mani un grosso tubo dell’acqua, e spruzza!',
  'story.hotshot.story':
    'La tua squadra va a piedi fino al fuoco. Lo combatte con tubi dell’acqua e pale. In inglese vi chiamate Hotshot. Si chiama così anche chi è bravissimo in qualcosa. C’è chi dice che la parola venga da voi! La strada fino alla foresta è lunga. Quando arrivate, il fuoco è già cresciuto.',
  'story.hotshot.know':
    'Lo sapevi? Le squadre Hotshot lavorano dove il fuoco è più caldo. Per questo si chiamano così.',
  'story.smokeJumper.does':
    'Due mosse: togli un gettone Fuoco vicino, fai un passo, o salta. Dal bordo salti dove vuoi.',
  'story.smokeJumper.mime': 'Tieniti alle cinghie del paracadute.',
  'story.smokeJumper.story':
    'Scendi con il paracadute, vicino al fuoco. Perciò non puoi portare tante cose. Poi esci a piedi dalla foresta. Un aereo ti porta dove c’è bisogno di te.',
  'story.smokeJumper.know':
    'Lo sapevi? Anche gli attrezzi di questi paracadutisti scendono con il paracadute. Così possono averne parecchi.',
  'story.pilot.does':
    'Un giro riempi il serbatoio, quello dopo lanci l’acqua su tre caselle. Cominci dal serbatoio, perciò cadono altri fuochi prima del tuo primo lancio.',
  'story.pilot.mime':
    'La tua mano piatta è l’aereo. Infila l’indice e l’anulare sotto il medio. Il pollice e il mignolo sono le ali.',
  'story.pilot.easy': 'Troppo difficile? Tieni con due mani la cloche, cioè il volante dell’aereo.',
  'story.pilot.story':
    'Il tuo idrovolante scende su un lago e riempie un grosso serbatoio. Poi voli sopra il fuoco, e splash! Tutta l’acqua ci cade sopra.',
  'story.pilot.know':
    'Lo sapevi? Quasi tutti gli aerei antincendio non si fermano sul lago. Lo sfiorano e intanto raccolgono l’acqua.',
  'story.mixed':
    'Nessuno spegne da solo un grande incendio. Ci riescono persone con mestieri diversi, che si aiutano.',
} satisfies Catalogue;
