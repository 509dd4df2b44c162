import type { AsideProps } from '@glade/ui';
import styles from './Board.module.css';
import { Piece } from './Pieces.tsx';
import type { ForestFireView } from './view.ts';

/** A card for each role in play, with its gesture and its story; and the reminder to talk before the first move. */
export function Cards({ view, options, say }: AsideProps<ForestFireView>) {
  const roles = [...new Set(view.players.map(({ role }) => role))].filter(
    (role) => role !== 'none',
  );
  const talks = options['talkPrompt'] === true && view.step === 'turns' && view.seat === 0;
  const mixed = roles.length > 1;
  return (
    <>
      {talks && <p class={styles.talk}>{say('step.talk')}</p>}
      {options['mimeCards'] === true &&
        roles.map((role) => (
          <details key={role} class={styles.card}>
            <summary>
              <svg viewBox="-4 -12 112 112" aria-hidden="true">
                <Piece
                  seat={view.players.findIndex((player) => player.role === role)}
                  role={role}
                />
              </svg>
              {say(`role.${role}`)}
            </summary>
            <p>{say(`role.${role}.does`)}</p>
            <p>
              <strong>{say(`role.${role}.mime`)}</strong>{' '}
              {say.has(`role.${role}.mime.easy`) && say(`role.${role}.mime.easy`)}
            </p>
            <p>{say(`role.${role}.story`)}</p>
            <p>{say(`role.${role}.know`)}</p>
            {mixed && <p>{say('role.mixed.story')}</p>}
          </details>
        ))}
    </>
  );
}
