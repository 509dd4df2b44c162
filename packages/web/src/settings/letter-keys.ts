import { settings } from './settings.ts';

/** Whether there is no keyboard here, as far as can be known: only fingers. */
export const isTouched = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Whether single letters do something in a match, and there is a keyboard to press them. */
export const hasLetterKeys = (): boolean => settings.value.shortcuts && !isTouched();
