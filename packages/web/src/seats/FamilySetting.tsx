import { useEffect, useRef, useState } from 'preact/hooks';
import { SeatFace } from '@glade/ui/seats';
import { announce } from '../narration/announce.ts';
import { setting } from '../settings/settings-words.ts';
import { t } from '../words/words.ts';
import { family, familyStored, followFamily, forgetFamily } from './family.ts';
import styles from './FamilySetting.module.css';

/** Who is remembered on this device, and a button that removes them all, which asks first. */
export function FamilySetting() {
  const [asking, setAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(followFamily, []);
  useEffect(() => no.current?.focus(), [asking]);
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
