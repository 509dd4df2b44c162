import type { ComponentChildren, FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import {
  addressIn,
  choices,
  settingsStored,
  changeSetting,
  settings,
  shownTheme,
  type Choice,
  type ChoiceValue,
  type Switch,
} from './settings.ts';
import { systemTheme } from './system-theme.ts';
import { Page } from '../app/Page.tsx';
import { FamilySetting } from '../seats/FamilySetting.tsx';
import { playSound } from '../sound/play-sounds.ts';
import { t } from '../words/words.ts';
import { SPOKEN } from '@glade/text';
import { setting } from './settings-words.ts';
import form from '../app/Form.module.css';
import styles from './SettingsPage.module.css';

export function SettingsPage() {
  return (
    <Page title={t('settings')}>
      <p class={form.hint}>{setting('settings.lead')}</p>
      {!settingsStored.value && <p role="alert">{setting('settings.unsaved')}</p>}
      <div class={styles.groups}>
        <Group name="look">
          <ChoiceRow name="theme" Preview={ThemePreview} />
          <ChoiceRow name="board" about Preview={BoardPreview} />
          <ChoiceRow name="text" Preview={TextPreview} />
          <ChoiceRow name="motion" />
          <ChoiceRow name="language" />
        </Group>
        <Group name="sound">
          <ChoiceRow name="sound" about onChoose={() => playSound('friend')} />
          <SwitchRow name="vibration" />
          <SwitchRow name="speech" />
          <SwitchRow name="listening" />
        </Group>
        <Group name="match">
          <ChoiceRow name="speed" about />
          <SwitchRow name="autoRoll" />
          <SwitchRow name="stayAwake" />
          <SwitchRow name="ownMoves" />
          <ChoiceRow name="dock" about Preview={DockPreview} />
        </Group>
        <Group name="hands">
          <SwitchRow name="bigTargets" />
          <SwitchRow name="shortcuts" />
        </Group>
        <Group name="print">
          <BaseAddress />
        </Group>
        <Group name="family">
          <FamilySetting />
        </Group>
      </div>
    </Page>
  );
}

interface GroupProps {
  readonly name: 'look' | 'sound' | 'match' | 'hands' | 'print' | 'family';
  readonly children: ComponentChildren;
}

function Group({ name, children }: GroupProps) {
  return (
    <section class={styles.group} aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>{setting(`settings.group.${name}`)}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps<C extends Choice> {
  readonly name: C;
  /** There is a sentence about it. */
  readonly about?: boolean;
  /** Called when another value has been chosen. */
  readonly onChoose?: () => void;
  /** Draws what a value looks like. */
  readonly Preview?: FunctionComponent<{ readonly value: ChoiceValue<C> }>;
}

function ChoiceRow<C extends Choice>({ name, about = false, onChoose, Preview }: ChoiceProps<C>) {
  return (
    <fieldset class={styles.option} aria-describedby={about ? `${name}-about` : undefined}>
      <legend>{setting(`settings.${name}`)}</legend>
      {about && (
        <p class={form.hint} id={`${name}-about`}>
          {setting(`settings.${name}.about`)}
        </p>
      )}
      <div class={Preview === undefined ? styles.values : `${styles.values} ${styles.pictures}`}>
        {choices(name).map((value) => (
          <label key={value} class={styles.value}>
            {Preview !== undefined && <Preview value={value} />}
            <span class={styles.named}>
              <input
                type="radio"
                name={name}
                checked={settings.value[name] === value}
                onChange={() => {
                  changeSetting<Choice>(name, value);
                  onChoose?.();
                }}
              />
              {name === 'language' && SPOKEN.has(value) ? (
                <span lang={value}>{SPOKEN.get(value)}</span>
              ) : (
                <span>{setting(`settings.${name}.${value}`)}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SwitchRow({ name }: { readonly name: Switch }) {
  return (
    <label class={styles.switch}>
      <input
        type="checkbox"
        aria-label={setting(`settings.${name}`)}
        aria-describedby={`${name}-about`}
        checked={settings.value[name]}
        onChange={(event) => changeSetting(name, event.currentTarget.checked)}
      />
      <span>
        <span class={form.name}>{setting(`settings.${name}`)}</span>
        <span class={form.hint} id={`${name}-about`}>
          {setting(`settings.${name}.about`)}
        </span>
      </span>
    </label>
  );
}

/** Where others find this app: printed codes lead there. */
function BaseAddress() {
  const [text, setText] = useState(settings.value.base);
  const wrong = text.trim() !== '' && addressIn(text) === undefined;
  return (
    <div class={styles.option}>
      <label class={form.name} for="base">
        {setting('settings.base')}
      </label>
      <p class={form.hint} id="base-about">
        {setting('settings.base.about')}
      </p>
      <input
        id="base"
        type="url"
        class={styles.address}
        autocomplete="off"
        maxLength={200}
        placeholder={`${location.origin}/`}
        value={text}
        aria-invalid={wrong}
        aria-describedby="base-about"
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          const base = addressIn(currentTarget.value);
          if (base !== undefined || currentTarget.value.trim() === '')
            changeSetting('base', base ?? '');
        }}
      />
      {wrong && <p role="alert">{setting('settings.base.wrong')}</p>}
    </div>
  );
}

/** A board in the colours of the theme. */
function ThemePreview({ value: theme }: { readonly value: ChoiceValue<'theme'> }) {
  const shown = theme === 'auto' ? systemTheme.value : theme;
  return <BoardPicture theme={shown} board={settings.value.board} />;
}

function BoardPreview({ value: board }: { readonly value: ChoiceValue<'board'> }) {
  return <BoardPicture theme={shownTheme.value} board={board} />;
}

interface PictureProps {
  readonly theme: string;
  readonly board: ChoiceValue<'board'>;
}

/** A piece on a sheet in a frame on a table. */
function BoardPicture({ theme, board }: PictureProps) {
  return (
    <svg
      class={styles.theme}
      data-theme={theme}
      data-board-style={board}
      viewBox="0 0 96 60"
      aria-hidden="true"
    >
      <path fill="var(--table)" d="M0 0h96v60H0z" />
      <path class={styles.planks} d="M0 14.500h96M0 34.500h96M0 54.500h96" />
      <rect x="16" y="8" width="66" height="46" rx="5" fill="var(--shade)" />
      <rect x="13" y="5" width="66" height="46" rx="5" fill="var(--frame)" />
      <rect x="17" y="9" width="58" height="38" rx="2" fill="var(--card)" />
      <path class={styles.raster} d="M36.300 9v38M55.700 9v38M17 28h58" />
      <path class={styles.flame} d="M27 12q9 6 5 12t-10 0q-1-5 3-7z" />
      <path class={styles.home} d="M65.500 31l7 13h-14z" />
      <ellipse cx="48" cy="24.500" rx="7" ry="2" fill="var(--shade)" />
      <circle class={styles.piece} cx="46" cy="18" r="6.500" />
      <circle cx="44" cy="17" r="1" fill="var(--pencil)" />
      <circle cx="48" cy="17" r="1" fill="var(--pencil)" />
      <path class={styles.smile} d="M43.500 20q2.500 2 5 0" />
    </svg>
  );
}

function TextPreview({ value: size }: { readonly value: ChoiceValue<'text'> }) {
  return (
    <span class={styles.letters} data-size={size} aria-hidden="true">
      Aa
    </span>
  );
}

/** A board with the buttons at its side. */
function DockPreview({ value: side }: { readonly value: ChoiceValue<'dock'> }) {
  const [board, dock] = side === 'right' ? [5, 64] : [29, 5];
  return (
    <svg
      class={styles.dock}
      data-theme={shownTheme.value}
      data-board-style={settings.value.board}
      viewBox="0 0 96 60"
      aria-hidden="true"
    >
      <path fill="var(--table)" d="M0 0h96v60H0z" />
      <rect x={board} y="5" width="62" height="50" rx="4" fill="var(--frame)" />
      <rect x={board + 4} y="9" width="54" height="42" rx="2" fill="var(--card)" />
      <rect x={dock + 4} y="8" width="19" height="4" rx="2" fill="var(--line-strong)" />
      <rect x={dock + 4} y="16" width="14" height="4" rx="2" fill="var(--line-strong)" />
      <rect x={dock + 4} y="42" width="19" height="10" rx="3" fill="var(--accent)" />
    </svg>
  );
}
