import { isName } from '@glade/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SeatFace } from '@glade/ui/seats';
import { announce } from '../narration/announce.ts';
import { setting } from '../settings/settings-words.ts';
import { t } from '../words/words.ts';
import {
  family,
  familyIsFull,
  familyStored,
  followFamily,
  forgetFamily,
  memberOf,
  remember,
} from './family.ts';
import styles from './FamilySetting.module.css';

/** Who is remembered on this device; somebody can be added, and all can be removed, which asks first. */
export function FamilySetting() {
  const [asking, setAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(followFamily, []);
  useLayoutEffect(() => no.current?.focus(), [asking]);
  const members = family().filter(({ name }) => name !== '');

  function answer(yes: boolean): void {
    if (yes) {
      forgetFamily();
      announce(t('family.none'));
    }
    setAsking(false);
    (yes ? told : remove).current?.focus();
  }

  return (
    <div data-family>
      <p ref={told} tabIndex={-1}>
        {t(members.length === 0 ? 'family.none' : 'family.about')}
      </p>
      {!familyStored.value && <p role="alert">{setting('settings.unsaved')}</p>}
      <ul class={styles.members}>
        {members.map(({ name, face, colour }) => (
          <li key={name}>
            <span class={styles.face}>
              <SeatFace face={face ?? 'fox'} colour={colour} />
            </span>
            {name}
          </li>
        ))}
      </ul>
      <AddMember />
      {family().length > 0 && (
        <button type="button" ref={remove} onClick={() => setAsking(true)}>
          {t('family.remove')}
        </button>
      )}
      {asking && (
        <div role="group" aria-labelledby="family-ask">
          <p id="family-ask">{t('family.ask')}</p>
          <p class={styles.ways}>
            <button type="button" ref={no} onClick={() => answer(false)}>
              {t('family.no')}
            </button>
            <button type="button" onClick={() => answer(true)}>
              {t('family.yes')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

/** Remembers somebody more by name. Their face and colour are chosen where they sit down. */
function AddMember() {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();

  function add(event: SubmitEvent): void {
    event.preventDefault();
    const told = name.trim().replaceAll(/\s+/g, ' ');
    const why = refusal(told);
    setWrong(why);
    if (why !== undefined) return;
    remember(told);
    setName('');
    if (familyStored.value) announce(setting('family.added', { name: told }));
  }

  return (
    <form class={styles.ways} onSubmit={add}>
      <label>
        {t('seats.name')}{' '}
        <input
          type="text"
          value={name}
          maxLength={40}
          autocomplete="off"
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : 'family-wrong'}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit">{setting('family.add')}</button>
      {wrong !== undefined && (
        <p id="family-wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}

/** Why nobody can be added by this name; undefined if somebody can. */
function refusal(name: string): string | undefined {
  if (!isName(name)) return t('seats.name.wrong');
  return familyIsFull() && memberOf(name) === undefined ? setting('family.full') : undefined;
}
