import { Dialog } from '@glade/ui';
import { settings } from '../settings.ts';
import { t } from '../words.ts';
import styles from './Help.module.css';

const KEYS = ['arrows', 'enter', 'r', 'u', 'h', 'slash'] as const;
const LINES = ['move', 'why', 'where', 'last', 'rules'] as const;

/** How to play with fingers, keys and words. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('help')} close={t('close')} onClose={onClose}>
      <div class={styles.help}>
        <p>{t('help.tap')}</p>
        <h3>{t('help.keys')}</h3>
        <dl>
          {KEYS.filter(
            (key) => settings.value.shortcuts || key === 'arrows' || key === 'enter',
          ).map((key) => (
            <div key={key}>
              <dt>
                <kbd>{t(`help.key.${key}`)}</kbd>
              </dt>
              <dd>{t(`help.key.${key}.does`)}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('help.words')}</h3>
        <dl>
          {LINES.map((line) => (
            <div key={line}>
              <dt>
                <code>{t(`help.line.${line}`)}</code>
              </dt>
              <dd>{t(`help.line.${line}.does`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
