import type { Catalogue } from '../../catalogue.ts';

/** What is said in guided matches and lessons. */
export default {
  'learn.about': 'Jede Lektion dauert eine halbe Minute. Du lernst, indem du spielst.',
  'learn.guided': 'Zeig mir, wie es geht: eine geführte Partie',
  'learn.short': 'Lektionen',
  'learn.done': 'geschafft',
  'learn.advanced': 'Regeln für später',
  'learn.guide': 'Begleiter',
  'learn.answers': 'Antworten',
  'learn.say': 'Lies es mir vor',
  'learn.lit': 'Schau hier: {places}.',
  'learn.next': 'Weiter',
  'learn.leave': 'Ohne Begleiter weiterspielen',
  'learn.following': 'Nächste Lektion',
  'learn.leaving': 'Willst du ohne Begleiter spielen?',
  'learn.stay': 'Beim Begleiter bleiben',
  'learn.answer': 'Wähl: {answer}',
  'learn.answer-first': 'Beantworte zuerst die Frage.',
  'learn.lessons': 'Alle Lektionen',
  'learn.solved': 'Gut gemacht! Diese Regel kennst du jetzt.',
  'learn.not-now': 'In einer Partie ginge das. Mach hier, was der Begleiter sagt.',
  'learn.read-first': 'Lies zuerst, was der Begleiter sagt. Drück dann auf „Weiter“.',
  'learn.your-way': 'Tu es noch einmal, wenn du es auf deine Art willst.',
  'problem.lesson.unknown':
    'Eine Lektion „{found}“ gibt es in diesem Spiel nicht. Wähle eine aus der Liste.',
} satisfies Catalogue;
