import type { AsideProps } from '@glade/ui';
import { useState } from 'preact/hooks';
import styles from './Board.module.css';
import { Piece } from './Pieces.tsx';
import type { ForestFireView } from './view.ts';

const ROLES = ['hotshot', 'smokeJumper', 'pilot'] as const;

/** A card for each role in play, with its gesture and its story; and the reminder to talk before the first move. */
export function Cards({ view, options, say }: AsideProps<ForestFireView>) {
  const [loaded, setLoaded] = useState<typeof import('./Stories.tsx')>();
  // Without a network and without a copy the card stays empty until it is opened again.
  const open = (): void => void import('./Stories.tsx').then(setLoaded, () => {});
  // While roles are chosen everybody wants to know all of them.
  const inPlay = view.players.flatMap(({ role }) => (role === 'none' ? [] : [role]));
  const roles = new Set(view.step === 'roles' ? ROLES : inPlay);
  const talks = options['talkPrompt'] === true && view.step === 'turns' && view.seat === 0;
  return (
    <>
      {talks && <p class={styles.talk}>{say('step.talk')}</p>}
      {options['mimeCards'] === true &&
        [...roles].map((role) => (
          <details key={role} class={styles.card} onToggle={open}>
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
            {loaded && <loaded.Story role={role} mixed={roles.size > 1} say={say} />}
          </details>
        ))}
    </>
  );
}
