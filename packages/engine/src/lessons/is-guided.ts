import type { Lesson } from './lessons.ts';

/** Whether a lesson is a guided match. It is apart from the gate, so that a page does not have to load the gate. */
export const isGuided = ({ seed }: Pick<Lesson, 'seed'>): boolean => seed !== undefined;
