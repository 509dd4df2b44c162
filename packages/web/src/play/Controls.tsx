import { CHANCE, type Action } from '@glade/engine';
import { tellProblem, type Say } from '@glade/text';
import type { Intent } from '@glade/table';
import { Dice, type GameBoard } from '@glade/ui';
import { Loaded } from '../Loaded.tsx';
import { Icon, ICONS } from '../shell/Icon.tsx';
import { moves } from '../settings.ts';
import { t } from '../words.ts';
import type { Session } from './session.ts';
import styles from './Controls.module.css';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  readonly onSubmit: (intent: Intent) => void;
  readonly onPlay: (action: Action) => void;
  readonly onHint: () => void;
  readonly onHelp: () => void;
}

/** Dice and buttons: the one to press next is the big one. */
export function Controls({ say, board, session, onSubmit, onPlay, onHint, onHelp }: Props) {
  const view = session.view.value;
  const legal = session.busy.value ? [] : view.legal;
  const entering = view.thrown !== undefined && view.header.dice === 'entered';
  return (
    <div class={styles.controls}>
      <div class={styles.main}>
        {!entering && <Thrown say={say} session={session} />}
        <Throwing say={say} session={session} onSubmit={onSubmit} />
        {board.buttons(view.view, legal).map(({ action, label, minor }) => (
          <button
            key={action}
            type="button"
            class={minor === true ? styles.minor : styles.action}
            onClick={() => onPlay(action)}
          >
            {say(label)}
          </button>
        ))}
        {view.failed !== undefined && (
          <div role="alert" class={styles.failed}>
            {tellProblem(say, view.failed)}
            <button type="button" onClick={() => onSubmit({ type: 'think' })}>
              {t('play.think')}
            </button>
          </div>
        )}
      </div>
      <div class={styles.extra} role="toolbar" aria-label={t('play.tools')}>
        {session.takesBack && (
          <button
            type="button"
            aria-disabled={!view.canUndo}
            onClick={() => onSubmit({ type: 'undo', by: session.seat })}
          >
            <Icon path={ICONS.undo} />
            {t('play.undo')}
          </button>
        )}
        <button type="button" aria-disabled={legal.length === 0} onClick={onHint}>
          <Icon path={ICONS.hint} />
          {t('play.hint.ask')}
        </button>
        <button type="button" onClick={onHelp}>
          <Icon path={ICONS.help} />
          {t('play.help')}
        </button>
      </div>
    </div>
  );
}

/** The dice that fell last, or that wait. */
function Thrown({ say, session }: { readonly say: Say; readonly session: Session }) {
  const { thrown, actor, entries } = session.view.value;
  const cast = session.dice.value;
  const waiting = actor === CHANCE && thrown !== undefined && !session.busy.value;
  const shown = waiting ? { thrown, faces: [] } : cast;
  if (shown === undefined) return null;
  const reads = shown.thrown.reads.map((read) => say(`reads.${read}`));
  const faces = shown.thrown.dice.map((_, i) => shown.faces[i]);
  const label = waiting
    ? t('dice.waiting')
    : reads.map((read, i) => `${read} ${faces[i]}`).join(', ');
  const key = `${entries.length} ${session.asides.value.length} ${faces.join()}`;
  return <Dice faces={faces} reads={reads} label={label} thrown={key} motion={moves()} />;
}

/** What is to be done about dice now: roll them, or say what real ones show. */
function Throwing({ say, session, onSubmit }: Pick<Props, 'say' | 'session' | 'onSubmit'>) {
  const { thrown, actor, header, entries } = session.view.value;
  if (actor !== CHANCE || thrown === undefined) return null;
  if (session.quest.value !== undefined) {
    return (
      <button
        key="show"
        type="button"
        class={styles.minor}
        data-show
        onClick={() => session.found()}
      >
        {say('step.tap.show')}
      </button>
    );
  }
  const reads = thrown.reads.map((read) => say(`reads.${read}`));
  if (header.dice === 'entered') {
    return (
      <Loaded key="entry" name="entry" load={() => import('@glade/ui/dice-entry')}>
        {({ DiceEntry }) => (
          <DiceEntry
            key={entries.length}
            dice={thrown.dice}
            reads={reads}
            legend={t('dice.enter')}
            label={(die, face) => `${reads[die]} ${face}`}
            onFaces={(faces) => onSubmit({ type: 'enter', faces })}
          />
        )}
      </Loaded>
    );
  }
  return (
    <button
      key="roll"
      type="button"
      class={styles.roll}
      data-roll
      aria-disabled={session.busy.value}
      onClick={() => onSubmit({ type: 'roll' })}
    >
      {say(`throw.${thrown.code}`)}
    </button>
  );
}
