import { useEffect, useState } from 'preact/hooks';
import { isLoopback } from '../../app/loopback.ts';
import { hasOutsideGames } from '../../loading/has-outside-games.ts';
import { readReach } from '../far-api.ts';
import { far } from '../far-words.ts';
import { LinkToPass } from './LinkToPass.tsx';
import styles from '../Far.module.css';

interface Props {
  readonly table: string;
  /** What the sheet of the device says that is passed on. */
  readonly title: string;
  /** The match has begun: the person who opens the link can only watch it. */
  readonly watch?: boolean;
  /** All free seats are kept for the people of the match before. */
  readonly kept?: boolean;
}

/** The invitation: a link to copy or to pass on, and a code for the camera of another phone. */
export function InvitationLink({ table, title, watch = false, kept = false }: Props) {
  return (
    <section class={styles.invitation} aria-labelledby="far-invite">
      <h2 id="far-invite">{far(watch ? 'far.watch' : 'far.invite')}</h2>
      <p class={styles.about}>
        {far(watch ? 'far.watch.about' : kept ? 'far.invite.kept' : 'far.invite.about')}
      </p>
      <Reachable>
        {(origin) => (
          <LinkToPass
            link={`${origin}/t/${table}`}
            label={far('far.link')}
            title={title}
            text={watch ? undefined : far('far.share.text', { game: title })}
          />
        )}
      </Reachable>
    </section>
  );
}

interface ReachableProps {
  readonly children: (origin: string) => preact.ComponentChildren;
}

/**
 * Shows something with the address under which others reach this server. That is the address of this page, but for one that
 * means “this device”: then the server is asked, and if nobody else can reach it, the page says what to do.
 */
export function Reachable({ children }: ReachableProps) {
  const { here, addresses } = useAddresses();
  const [chosen, setChosen] = useState(0);
  if (addresses === undefined) return null;
  const origin = addresses[chosen]?.replace(/\/$/, '');
  if (origin === undefined) return <Unreachable />;
  return (
    <>
      {here && <p class={styles.hint}>{far('far.reach')}</p>}
      {addresses.length > 1 && (
        <label class={styles.setting}>
          <span>{far('far.reach.which')}</span>
          <select onChange={({ currentTarget }) => setChosen(currentTarget.selectedIndex)}>
            {addresses.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {children(origin)}
    </>
  );
}

/** Says what to do where nobody else can reach this server; nothing elsewhere. */
export function Unreachable() {
  const { addresses } = useAddresses();
  if (addresses?.length !== 0) return null;
  return (
    <p class={styles.note} data-unreachable>
      {far(hasOutsideGames() ? 'far.reach.none.outside' : 'far.reach.none')}
    </p>
  );
}

/** The addresses under which others reach this server, once they are known; `here`: that of this page means “this device”. */
function useAddresses() {
  const here = isLoopback(location.hostname);
  const [addresses, setAddresses] = useState<readonly string[] | undefined>(
    here ? undefined : [location.origin],
  );
  useEffect(() => {
    if (!here) return;
    void readReach().then((answer) => setAddresses(answer.ok ? answer.value.addresses : []));
  }, []);
  return { here, addresses };
}
