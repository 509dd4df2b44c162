import { Reviewer } from '@glade/lab/review';
import { botGameOf } from '../loading/outside-games.ts';
import { proverOf } from '../loading/provers.ts';
import type { ReviewReply, ReviewRequest } from './review-messages.ts';

/** How often the worker says how far it is, in milliseconds. */
const INTERVAL = 250;

const tell = (told: ReviewReply): void => postMessage(told);

/** Looks back at a match until it is done. The page ends the worker to stop it. */
async function answer({ game: id, ...match }: ReviewRequest): Promise<void> {
  const game = (await botGameOf(id))!;
  const prove = await proverOf(id, game.rules(match.options));
  const reviewer = new Reviewer(game, { ...match, prove });
  let told = performance.now();
  for (const shown of reviewer.run()) {
    const late = performance.now() - told > INTERVAL;
    if (!shown && !late) continue;
    const review = shown ? reviewer.review() : undefined;
    if (review !== undefined) tell({ review });
    else if (late) tell({ progress: reviewer.progress });
    told = performance.now();
  }
}

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  answer(data).catch((error: unknown) => tell({ failed: String(error) }));
});
