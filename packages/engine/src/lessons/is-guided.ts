import type { Lesson } from './lessons.ts';

/** Whether a lesson is a guided match. It is apart from the gate, so that a page need not load that. */
export const isGuided = ({ seed }: Pick<Lesson, 'seed'>): boolean => seed !== undefined;
