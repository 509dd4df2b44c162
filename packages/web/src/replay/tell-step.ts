import { announce } from '../narration/announce.ts';
import { oneBreath, type Heard } from '../narration/asked-breaths.ts';

/** Says the next breath of all that a step caused, to who asks for it by this key. */
export const tellStep = (
  texts: readonly string[],
  key: string,
  heard: { current: Heard | undefined },
): void => announce(oneBreath(texts, key, heard), 'assertive');
