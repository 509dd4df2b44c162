import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { SPOKEN, type Say } from '@glade/text';
import { Icon, ICONS } from '../../app/Icon.tsx';
import { writeSetup } from '../../game/match-setup.ts';
import { changeSetting, choices, settings, type Choice } from '../../settings/settings.ts';
import { playSound } from '../../sound/play-sounds.ts';
import { formatRecord, type Action, type Game, type Match } from '@glade/engine';
import type { GameBoard } from '@glade/ui';
import { Dialog } from '@glade/ui/dialog';
import { Lazy } from '../../loading/Lazy.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import { languageTag, t } from '../../words/words.ts';
import { CopiesBefore } from '../correct/CopiesBefore.tsx';
import type { Session } from '../session.ts';
import { AtTheTable } from './AtTheTable.tsx';
import { RareActions } from './RareActions.tsx';
import styles from './MatchMenu.module.css';

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly say: Say;
  readonly session: Session;
  readonly onNew: (search: string) => void;
  /** Opens something else instead. */
  readonly onOpen: (what: 'log') => void;
  readonly onPlay: (action: Action) => void;
  readonly onRedo: () => void;
  readonly onType: () => void;
  readonly onClose: () => void;
}

/** Everything but the next step: what happened, the rules, a link, a copy, another match, how the page looks. */
export function MatchMenu(props: Props) {
  const { game, board, say, session, onNew, onOpen, onPlay, onRedo, onType, onClose } = props;
  const { match, header } = session.view.value;
  const type = (): void => {
    onClose();
    onType();
  };
  const lab = writeSetup(game, { options: header.options, players: [], seed: undefined });
  return (
    <Dialog title={t('menu.title')} close={t('close')} onClose={onClose}>
      <div class={styles.mains}>
        <button type="button" data-log onClick={() => onOpen('log')}>
          <Icon path={ICONS.more} />
          {t('log')}
        </button>
        <Link href={`/${game.id}/rules`}>
          <Icon path={ICONS.help} />
          {t('game.rules')}
        </Link>
        <NewMatch session={session} sameDice={false} onNew={onNew} />
        {header.seed !== undefined && session.view.value.entries.length > 0 && (
          <NewMatch session={session} sameDice onNew={onNew} />
        )}
      </div>
      <div class={styles.items}>
        {(session.secret ? session.view.value : session.table.view()).canRedo && (
          <button
            type="button"
            data-redo
            onClick={() => {
              onClose();
              onRedo();
            }}
          >
            {t('play.redo')}
          </button>
        )}
        <RareActions board={board} say={say} session={session} onPlay={onPlay} onClose={onClose} />
        <CopiesBefore game={game.id} session={session} />
        <ChoiceRow name="sound" onChoose={() => playSound('friend')} />
        <ChoiceRow name="speed" />
        <h3>{t('menu.keep')}</h3>
        {match === undefined ? (
          <p class={styles.note}>{t('menu.secret')}</p>
        ) : (
          <>
            <ShareButton match={match} />
            <button type="button" onClick={() => void save(`${game.id}-${session.key}.txt`, match)}>
              {t('record.save')}
            </button>
            <Link href={`/${game.id}/print?match=${session.key}`}>{t('game.print')}</Link>
          </>
        )}
        <AtTheTable game={game} session={session} onClose={onClose} />
        <h3>{t('menu.more')}</h3>
        <Link href="/settings">{t('settings')}</Link>
        <Languages />
        <Link href="/">{t('end.other')}</Link>
        {/* Last: a family looks for neither of them. */}
        <button type="button" onClick={type}>
          {t('menu.type')}
        </button>
        <Link href={`/${game.id}/lab?${lab}`}>{t('game.lab')}</Link>
      </div>
    </Dialog>
  );
}

export function Languages() {
  return (
    <>
      {[...SPOKEN]
        .filter(([tag]) => tag !== languageTag.value)
        .map(([tag, name], i) => (
          // The button keeps the focus when its language changes.
          <button key={i} type="button" lang={tag} onClick={() => changeSetting('language', tag)}>
            {name}
          </button>
        ))}
    </>
  );
}

/** A setting that people look for while they play, in the words of the settings page. */
export function ChoiceRow({
  name,
  onChoose,
}: {
  readonly name: Choice;
  readonly onChoose?: () => void;
}) {
  return (
    <fieldset class={styles.choice}>
      <legend>{t(`settings.${name}`)}</legend>
      {choices(name).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={settings.value[name] === value}
            onChange={() => {
              changeSetting(name, value);
              onChoose?.();
            }}
          />
          <span>{t(`settings.${name}.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

async function save(name: string, match: Match): Promise<void> {
  const { downloadText } = await import('../../share/download.ts');
  downloadText(name, formatRecord(match));
}

interface NewProps extends Pick<Props, 'session' | 'onNew'> {
  /** Back to the start of the same match, with the same dice. */
  readonly sameDice: boolean;
}

/** Another match, once it has been asked for twice. */
function NewMatch({ session, sameDice, onNew }: NewProps) {
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!asking && asked.current) first.current?.focus();
    asked.current = asking;
  }, [asking]);
  if (asking)
    return (
      <Lazy key="new" name="new" load={() => import('./ConfirmNewMatch.tsx')}>
        {({ ConfirmNewMatch }) => (
          <ConfirmNewMatch
            session={session}
            sameDice={sameDice}
            onNo={() => setAsking(false)}
            onNew={onNew}
          />
        )}
      </Lazy>
    );
  return (
    <button type="button" ref={first} onClick={() => setAsking(true)}>
      <Icon path={sameDice ? ICONS.undo : ICONS.add} />
      {t(sameDice ? 'menu.restart' : 'menu.new')}
    </button>
  );
}
