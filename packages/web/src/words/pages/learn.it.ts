import type { Catalogue } from '@glade/text';

/** What is said in guided matches and lessons. */
export default {
  'learn.about': 'Ogni lezione dura mezzo minuto. Si impara facendo.',
  'learn.guided': 'Fammi vedere: una partita guidata',
  'learn.short': 'Lezioni',
  'learn.done': 'fatta',
  'learn.advanced': 'Regole per dopo',
  'learn.guide': 'Guida',
  'learn.answers': 'Risposte',
  'learn.say': 'Leggi ad alta voce',
  // What is lit for the eye, after the card.
  'learn.lit': 'Guarda qui: {places}.',
  'learn.next': 'Avanti',
  'learn.leave': 'Continua senza guida',
  'learn.following': 'Lezione successiva',
  'learn.leaving': 'Vuoi giocare senza la guida?',
  'learn.stay': 'Resto con la guida',
  'learn.answer': 'Scegli: {answer}',
  'learn.answer-first': 'Prima rispondi alla domanda.',
  'learn.lessons': 'Tutte le lezioni',
  'learn.solved': 'Complimenti! Ora conosci questa regola.',
  'learn.not-now': 'In una partita puoi farlo. Qui fai quello che dice la guida.',
  'learn.read-first': 'Prima leggi la guida. Poi premi Avanti.',
  'learn.your-way': 'Fallo ancora se vuoi fare a modo tuo.',
  'problem.lesson.unknown':
    'In questo gioco non c’è la lezione «{found}». Scegline una dall’elenco delle lezioni.',
} satisfies Catalogue;
