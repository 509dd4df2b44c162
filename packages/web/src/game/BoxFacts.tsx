import type { Box } from '@glade/engine';
import { Icon, ICONS } from '../app/Icon.tsx';
import { pageWords, t } from '../words/words.ts';
import { boxLine, shortPlayers, shortRange } from './box-line.ts';
import styles from './BoxFacts.module.css';

/** Players, ages and minutes of a game, in signs for the eyes and in words for the ears. */
export function BoxFacts({ box }: { readonly box: Box }) {
  const { ages, suits, minutes } = box;
  const age = ages ?? (suits === undefined ? undefined : ([suits] as const));
  return (
    <span class={styles.facts}>
      <span class="visually-hidden">{boxLine(pageWords(), box)}</span>
      <Fact icon={ICONS.players} text={shortPlayers(box)} />
      {age !== undefined && (
        <Fact icon={ICONS.ages} text={t('box.short.ages', { range: shortRange(age) })} />
      )}
      <Fact icon={ICONS.minutes} text={t('box.short.minutes', { minutes })} />
    </span>
  );
}

const Fact = ({ icon, text }: { readonly icon: string; readonly text: string }) => (
  <span class={styles.fact} aria-hidden="true">
    <Icon path={icon} />
    {text}
  </span>
);
