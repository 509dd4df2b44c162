import { Link, useLocation } from 'wouter-preact';
import { SPOKEN } from '@glade/text';
import { otherLanguages } from '../../settings/browser-languages.ts';
import { changeSetting } from '../../settings/settings.ts';
import { languageTag, t } from '../../words/words.ts';
import { Icon, ICONS } from '../Icon.tsx';
import { Logo } from '../Logo.tsx';
import { headerMenu } from './header-menu.ts';
import { isStage, stageBar, stageTable } from '../stage.ts';
import styles from './Header.module.css';

/** The header of every page: home, language, settings; on a stage the slim bar. */
export function Header() {
  const [path] = useLocation();
  return isStage(path) ? <Bar /> : <Full path={path} />;
}

/** The way back, the name of the game, the menu. */
function Bar() {
  const bar = stageBar.value;
  const open = headerMenu.value;
  const table = stageTable.value;
  return (
    <header class={styles.bar} data-bar>
      <Link
        href={bar?.back ?? '/'}
        class={styles.back}
        aria-label={bar === undefined ? t('home') : t('bar.back', { game: bar.title })}
      >
        <Icon path={ICONS.back} />
      </Link>
      <span class={styles.game}>{table?.title ?? bar?.title}</span>
      {table?.door}
      {open !== undefined && (
        <button type="button" class={styles.menu} data-menu aria-haspopup="dialog" onClick={open}>
          <Icon path={ICONS.menu} />
          <span class={styles.word}>{t('menu')}</span>
        </button>
      )}
    </header>
  );
}

function Full({ path }: { readonly path: string }) {
  return (
    <header class={styles.header}>
      <Link href="/" class={styles.home} aria-label={t('home')}>
        <Logo />
        <span class={styles.name}>Glade</span>
      </Link>
      <nav aria-label={t('nav')} class={styles.nav}>
        {otherLanguages(languageTag.value, navigator.languages).map((other) => (
          <button
            key={other}
            type="button"
            class={styles.item}
            lang={other}
            // Its name holds both of what can be seen: people who speak to the page say what stands there.
            aria-label={`${other.toUpperCase()}, ${SPOKEN.get(other)}`}
            onClick={() => changeSetting('language', other)}
          >
            <span aria-hidden="true" class={styles.long}>
              {SPOKEN.get(other)}
            </span>
            <span aria-hidden="true" class={styles.short}>
              {other.toUpperCase()}
            </span>
          </button>
        ))}
        <Link
          href="/settings"
          class={styles.item}
          aria-label={t('settings')}
          aria-current={path === '/settings' ? 'page' : undefined}
        >
          <Icon path={ICONS.settings} />
          <span aria-hidden="true" class={styles.long}>
            {t('settings')}
          </span>
        </Link>
      </nav>
    </header>
  );
}
