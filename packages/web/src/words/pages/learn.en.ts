import type { Catalogue } from '@glade/text';

/** What is said in guided matches and lessons. */
export default {
  'learn.about': 'Each lesson takes half a minute. You learn by doing.',
  'learn.guided': 'Show me: a guided match',
  'learn.short': 'Lessons',
  'learn.done': 'done',
  'learn.advanced': 'Rules for later',
  'learn.guide': 'Guide',
  'learn.answers': 'Answers',
  'learn.say': 'Read aloud',
  // What is lit for the eye, after the card.
  'learn.lit': 'Look at {places}.',
  'learn.next': 'Next',
  'learn.leave': 'Play on without the guide',
  'learn.following': 'Next lesson',
  'learn.leaving': 'Do you want to play without the guide?',
  'learn.stay': 'Stay with the guide',
  'learn.answer': 'Choose: {answer}',
  'learn.answer-first': 'Answer the question first.',
  'learn.lessons': 'All lessons',
  'learn.solved': 'Well done! You have learnt this rule.',
  'learn.not-now': 'You could do that in a match. Here, do what the guide says.',
  'learn.read-first': 'Read the guide first. Then press Next.',
  'learn.your-way': 'Do it once more if you want it your way.',
  'problem.lesson.unknown':
    'There is no lesson “{found}” in this game. Choose one from the list of all lessons.',
} satisfies Catalogue;
