import type { Translation } from '../translation.ts';

export const de: Translation = {
  tag: 'de',
  name: 'Deutsch',
  otherwise: 'en',
  player: 'Spieler',
  you: 'du',
  whole: ['settings', 'learn', 'wildfire'],
  texts: {
    web: () => import('./web.ts').then((module) => module.default),
    about: () => import('./about.ts').then((module) => module.default),
    help: () => import('./help.ts').then((module) => module.default),
    review: () => import('./review.ts').then((module) => module.default),
    settings: () => import('./settings.ts').then((module) => module.default),
    tables: () => import('./tables.ts').then((module) => module.default),
    learn: () => import('./learn.ts').then((module) => module.default),
    wildfire: () => import('./wildfire.ts').then((module) => module.default),
    'wildfire/lessons': () => import('./wildfire-lessons.ts').then((module) => module.default),
  },
};
