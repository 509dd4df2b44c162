import type { Catalogue } from '@glade/engine';

export const help = {
  'help.aim':
    'A ogni giro cadono nuovi fuochi; poi ognuno di voi si muove. Nessuno deve restare in mezzo alle fiamme.',
  'mark.flame': 'questa casella brucia',
  'mark.pile':
    'qui ci sono tre gettoni Fuoco: un Pompiere li toglie tutti, un Paracadutista uno alla volta',
  'mark.firebreak': 'un Tagliafuoco: qui non brucia niente, e il fuoco non passa',
  'mark.hotshot': 'un Pompiere, a piedi con il tubo dell’acqua',
  'mark.smokeJumper': 'un Paracadutista: dal bordo salta dappertutto',
  'mark.pilot': 'un Pilota: un giro riempie il serbatoio, il giro dopo lancia l’acqua',
  'mark.spot': 'un posto fuori dalla foresta: puoi starci, e non brucia niente',
  'mark.canGo': 'puoi andare qui',
  'mark.canPutOut': 'puoi spegnere questo fuoco',
  'mark.canDrop': 'dove può cominciare o finire la tua linea d’acqua',
  'mark.preview': 'prenderebbe fuoco anche questa, se i dadi indicassero la casella che guardi',
  'hint.last': 'Così spegni l’ultimo fuoco.',
  'hint.self': 'Così ti salvi dalle fiamme.',
  'hint.mate': 'Così salvi dalle fiamme qualcuno della squadra.',
  'hint.two': 'Così spegni due fuochi in una volta.',
  'hint.three': 'Così spegni tre fuochi in una volta.',
  'hint.pile': 'Lì c’è il mucchio di fuoco più alto.',
  'hint.biggest': 'Così l’incendio più grande diventa più piccolo.',
  'hint.towards': 'Così ti avvicini all’incendio più grande.',
  'hint.nearer': 'Così ti avvicini a un fuoco.',
  'hint.still': 'Anche da lì arrivi a un fuoco.',
  'hint.less': 'Così c’è meno fuoco, e se ne propaga di meno.',
  'hint.ready': 'Da lì arrivi a un fuoco.',
  'hint.more': 'Da lì arrivi a più fuochi.',
  'hint.farFromFire': 'Da qui non arrivi a nessun fuoco.',
  'hint.water': 'Con il serbatoio pieno puoi spegnere di nuovo.',
} satisfies Catalogue;
