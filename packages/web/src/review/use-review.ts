import { useEffect, useRef, useState } from 'preact/hooks';
import type { Match } from '@glade/engine';
import type { Review } from '@glade/lab/review';
import { playersOf } from '@glade/table';
import type { ReviewReply, ReviewRequest } from './review-messages.ts';

export interface ReviewState {
  /** What is known by now; undefined before the first figures. */
  readonly review: Review | undefined;
  /** 0 to 1. */
  readonly progress: number;
  readonly step: 'working' | 'done' | 'stopped' | 'failed';
}

const BEGUN: ReviewState = { review: undefined, progress: 0, step: 'working' };

/** Looks back at a match in a worker of its own. Returns what is known, and how to stop: what is known then stays. */
export function useReview(match: Match): readonly [ReviewState, stop: () => void] {
  const [state, setState] = useState(BEGUN);
  const [stopped, setStopped] = useState(false);
  /** Ends the worker. What it has already sent is not heard any more. */
  const end = useRef(() => {});
  useEffect(() => {
    if (stopped) return undefined;
    let ended = false;
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    const failed = (): void => setState((now) => ({ ...now, step: 'failed' }));
    worker.addEventListener('error', failed);
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => {
      if (ended) return;
      if ('failed' in data) failed();
      else if ('progress' in data) setState((now) => ({ ...now, progress: data.progress }));
      else {
        const { progress } = data.review;
        setState({ review: data.review, progress, step: progress === 1 ? 'done' : 'working' });
      }
    });
    end.current = () => {
      ended = true;
      worker.terminate();
    };
    worker.postMessage(requestOf(match));
    return end.current;
  }, [match, stopped]);
  const stop = (): void => {
    end.current();
    setStopped(true);
    setState((now) => ({ ...now, step: 'stopped' }));
  };
  return [state, stop];
}

function requestOf({ game, header, log }: Match): ReviewRequest {
  const people = playersOf(header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  return { game: game.id, options: header.options, log, people };
}
