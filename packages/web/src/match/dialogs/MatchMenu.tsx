import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { formatRecord, type Game, type Match } from '@glade/engine';
import { Dialog } from '@glade/ui/dialog';
import { Lazy } from '../../loading/Lazy.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import { t } from '../../words/words.ts';
import type { Session } from '../session.ts';
import styles from './MatchMenu.module.css';

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly onNew: (search: string) => void;
  /** Opens something else instead. */
  readonly onOpen: (what: 'log') => void;
  readonly onType: () => void;
  readonly onClose: () => void;
}

/** The rarer things: the rules, a link, a copy, another match. */
export function MatchMenu({ game, session, onNew, onOpen, onType, onClose }: Props) {
  const { match } = session.view.value;
  return (
    <Dialog title={t('menu.title')} close={t('close')} onClose={onClose}>
      <div class={styles.items}>
        <button type="button" onClick={() => onOpen('log')}>
          {t('log')}
        </button>
        <Link href={`/${game.id}/rules`}>{t('game.rules')}</Link>
        <button
          type="button"
          onClick={() => {
            onClose();
            onType();
          }}
        >
          {t('menu.type')}
        </button>
        {match === undefined ? (
          <p class={styles.note}>{t('menu.secret')}</p>
        ) : (
          <>
            <ShareButton match={match} />
            <button type="button" onClick={() => void save(`${game.id}-${session.key}.txt`, match)}>
              {t('record.save')}
            </button>
          </>
        )}
        <NewMatch session={session} onNew={onNew} />
        <Link href={`/${game.id}`}>{t('end.other')}</Link>
      </div>
    </Dialog>
  );
}

async function save(name: string, match: Match): Promise<void> {
  const { downloadText } = await import('../../share/download.ts');
  downloadText(name, formatRecord(match));
}

/** Another match, once it has been asked for twice. */
function NewMatch({ session, onNew }: Pick<Props, 'session' | 'onNew'>) {
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
          <ConfirmNewMatch session={session} onNo={() => setAsking(false)} onNew={onNew} />
        )}
      </Lazy>
    );
  return (
    <button type="button" ref={first} onClick={() => setAsking(true)}>
      {t('menu.new')}
    </button>
  );
}
