import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { announce } from '../../narration/announce.ts';
import styles from '../dialogs/Handover.module.css';
import type { Session } from '../session.ts';
import { entryText } from './entry-text.ts';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
}

/** One person after the other is asked whether an entry may be put right. Nothing that is hidden from any of them is shown. */
export function Consent({ say, board, session }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const proposal = session.view.value.proposal;
  const asked = proposal?.missing[0];
  const question = proposal === undefined ? '' : questionOf();
  useLayoutEffect(() => {
    heading.current?.focus();
    if (question !== '') announce(question);
  }, [asked, question]);
  if (proposal === undefined || asked === undefined) return null;

  function questionOf(): string {
    const { by, kind, at, before, after } = proposal!;
    const args = { player: by + 1, entry: at + 1 };
    if (kind === 'restore') return say('consent.restore', args);
    const [was, will] = [inWords(before), inWords(after)];
    const hidden = was === undefined || (kind !== 'remove' && will === undefined);
    if (hidden) return say('consent.hidden', args);
    return say(`consent.${kind}`, { ...args, before: was, after: will ?? '' });
  }

  function inWords(text: string | undefined): string | undefined {
    if (text === undefined) return undefined;
    const { rules, state, actor } = session.table.match.at(proposal!.at);
    const read = rules.notation.parse(state, text);
    return read.ok ? entryText(say, board, rules, state, { actor, action: read.value }) : text;
  }

  return (
    <div class={styles.sheet} data-consent={asked + 1}>
      <h2 ref={heading} tabIndex={-1}>
        {say('consent.title', { player: asked + 1 })}
      </h2>
      <p>{question}</p>
      <p>{say('consent.about')}</p>
      <p class={styles.answers}>
        <button
          type="button"
          data-agree
          onClick={() => session.submit({ type: 'agree', by: asked })}
        >
          {say('consent.yes')}
        </button>
        <button
          type="button"
          data-disagree
          onClick={() => session.submit({ type: 'disagree', by: asked })}
        >
          {say('consent.no')}
        </button>
        <button
          type="button"
          data-withdraw
          onClick={() => session.submit({ type: 'disagree', by: proposal.by })}
        >
          {say('consent.withdraw', { player: proposal.by + 1 })}
        </button>
      </p>
    </div>
  );
}
