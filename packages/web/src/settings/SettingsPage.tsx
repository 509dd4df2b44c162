import {
  choices,
  settingsStored,
  changeSetting,
  settings,
  type Choice,
  type Switch,
} from './settings.ts';
import { Page } from '../app/Page.tsx';
import { t } from '../words/words.ts';
import styles from '../app/Form.module.css';

const SWITCHES: readonly Switch[] = ['speech', 'autoRoll', 'bigTargets', 'shortcuts'];

export function SettingsPage() {
  return (
    <Page title={t('settings')}>
      <p class={styles.hint}>{t('settings.lead')}</p>
      {!settingsStored.value && <p role="alert">{t('settings.unsaved')}</p>}
      <div class={styles.form}>
        <ChoiceRow name="language" />
        <ChoiceRow name="theme" />
        <ChoiceRow name="motion" />
        {SWITCHES.map((name) => (
          <label key={name} class={styles.switch}>
            <input
              type="checkbox"
              aria-label={t(`settings.${name}`)}
              aria-describedby={`${name}-about`}
              checked={settings.value[name]}
              onChange={(event) => changeSetting(name, event.currentTarget.checked)}
            />
            <span>
              <span class={styles.name}>{t(`settings.${name}`)}</span>
              <span class={styles.hint} id={`${name}-about`}>
                {t(`settings.${name}.about`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </Page>
  );
}

function ChoiceRow({ name }: { readonly name: Choice }) {
  return (
    <fieldset class={styles.option}>
      <legend>{t(`settings.${name}`)}</legend>
      <div class={styles.values}>
        {choices(name).map((value) => (
          <label key={value} class={styles.value}>
            <input
              type="radio"
              name={name}
              checked={settings.value[name] === value}
              onChange={() => changeSetting(name, value)}
            />
            <span>{t(`settings.${name}.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
