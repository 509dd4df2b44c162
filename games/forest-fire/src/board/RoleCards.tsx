import type { AsideProps } from '@glade/ui';
import { useState } from 'preact/hooks';
import type { ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';
import { isFirstFire } from './choices.ts';
import { Piece } from './drawings/Crew.tsx';
import { Spreading } from './Spreading.tsx';

const ROLES = ['hotshot', 'smokeJumper', 'pilot'] as const;

type Props = AsideProps<ForestFireView>;

/** How fire spreads, from the first fire on; a card for each role in play, with its gesture and story. */
export function RoleCards({ view, options, say }: Props) {
  const [isOpened, setOpened] = useState(false);
  // While roles are chosen, the cards of all roles are shown.
  const inPlay = view.players.flatMap(({ role }) => (role === 'none' ? [] : [role]));
  const roles = new Set(view.step === 'roles' ? ROLES : inPlay);
  // It stays, so that nothing jumps when a round ends or a fire is out.
  const spreads = view.burning > 0 || view.round > 0;
  return (
    <>
      {spreads && <Spread say={say} />}
      {options['mimeCards'] === true &&
        [...roles].map((role) => (
          <details key={role} class={styles.card} onToggle={() => setOpened(true)}>
            <summary>
              <svg viewBox="-4 -12 112 112" aria-hidden="true">
                <Piece
                  seat={Math.max(
                    0,
                    view.players.findIndex((player) => player.role === role),
                  )}
                  role={role}
                />
              </svg>
              {say(`role.${role}`)}
            </summary>
            {isOpened && <RoleStory role={role} mixed={roles.size > 1} say={say} />}
          </details>
        ))}
    </>
  );
}

/** FF-57: a picture of how fire spreads, beside the sentence about it at the first counter. */
export function Sign({ view }: Pick<Props, 'view'>) {
  return isFirstFire(view) ? (
    <div class={styles.sign} data-sign>
      <SpreadPicture />
    </div>
  ) : null;
}

function SpreadPicture() {
  return (
    <svg viewBox="0 0 300 100" aria-hidden="true">
      <Spreading />
    </svg>
  );
}

function Spread({ say }: Pick<Props, 'say'>) {
  return (
    <div class={styles.explained} data-spread>
      <SpreadPicture />
      <p>{say('board.spread')}</p>
    </div>
  );
}

interface StoryProps {
  readonly role: (typeof ROLES)[number];
  /** Whether several roles are in play. */
  readonly mixed: boolean;
  readonly say: Props['say'];
}

/** The text of a card: what the role does, its gesture, its story. */
function RoleStory({ role, mixed, say }: StoryProps) {
  return (
    <>
      <p>{say(`story.${role}.does`)}</p>
      <p>
        <strong>{say(`story.${role}.mime`)}</strong> {role === 'pilot' && say('story.pilot.easy')}
      </p>
      <p>{say(`story.${role}.story`)}</p>
      <p>{say(`story.${role}.know`)}</p>
      {mixed && <p>{say('story.mixed')}</p>}
    </>
  );
}
