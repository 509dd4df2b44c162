import type en from './key.en.ts';

const key: typeof en = {
  aim: 'Spegnete tutti i fuochi della foresta, tutti insieme. A ogni giro cadono nuovi fuochi; poi ognuno di voi si muove. Nessuno deve restare in mezzo alle fiamme.',
  marks: {
    flame: 'questa casella brucia',
    pile: 'qui ci sono tre gettoni Fuoco: un Pompiere li toglie tutti, un Paracadutista uno alla volta',
    firebreak: 'un Tagliafuoco: qui non brucia niente, e il fuoco non passa',
    hotshot: 'un Pompiere, a piedi con il tubo dell’acqua',
    smokeJumper: 'un Paracadutista: dal bordo salta dappertutto',
    pilot: 'un Pilota: un giro riempie il serbatoio, il giro dopo lancia l’acqua',
    spot: 'un posto fuori; chi scrive ne indica il lato e il numero: N sopra, E a destra, S sotto, W a sinistra, quindi E5 è a destra della riga 5',
    canGo: 'puoi andare qui',
    canPutOut: 'puoi spegnere questo fuoco',
    canDrop: 'dove può cominciare o finire la tua linea d’acqua',
    preview: 'prenderebbe fuoco anche questa, se i dadi dicessero la casella che guardi',
  },
  remarks: {
    last: 'Così spegni l’ultimo fuoco.',
    self: 'Così ti salvi dalle fiamme.',
    mate: 'Così salvi dalle fiamme qualcuno della squadra.',
    two: 'Così spegni due fuochi in una volta.',
    three: 'Così spegni tre fuochi in una volta.',
    pile: 'Lì c’è il mucchio di fuoco più alto.',
    biggest: 'Così l’incendio più grande diventa più piccolo.',
    towards: 'Così ti avvicini all’incendio più grande.',
  },
};

export default key;
