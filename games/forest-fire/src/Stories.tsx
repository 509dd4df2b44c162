import type { Say } from '@glade/text';
import en from './stories.en.ts';
import it from './stories.it.ts';

const STORIES = { en, it };

type Told = keyof Omit<typeof en, 'mixed'>;

interface Props {
  readonly role: Told;
  /** Several roles are in play. */
  readonly mixed: boolean;
  readonly say: Say;
}

/** The inside of a role's card: what it does, how to act it, its story. */
export function Story({ role, mixed, say }: Props) {
  const stories = STORIES[say.language];
  const { does, mime, story, know, ...more } = stories[role];
  return (
    <>
      <p>{does}</p>
      <p>
        <strong>{mime}</strong> {'easy' in more && more.easy}
      </p>
      <p>{story}</p>
      <p>{know}</p>
      {mixed && <p>{stories.mixed}</p>}
    </>
  );
}
