import { stage, type Example, type ExampleCase, type Game, type Staged } from '@glade/engine';
import { boards } from '@glade/games/browser';
import { placeArgs, tellEvents, tellPlace, tellRefusal, tellTyped, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { Lazy } from '../../loading/Lazy.tsx';
import { inLanguage, t, wordsOf } from '../../words/words.ts';
import { PositionPicture } from './PositionPicture.tsx';
import styles from './ExamplePictures.module.css';

/** An example as pictures of the position before and after, with what happens and what is refused. */
export function ExamplePictures({
  game,
  example,
}: {
  readonly game: Game;
  readonly example: Example;
}) {
  const name = `examples/${game.id}`;
  return (
    <Lazy key={name} name={name} load={boards[game.id]!}>
      {(board) => (
        <div class={styles.example}>
          {example.note !== undefined && <p>{inLanguage(example.note)}</p>}
          {example.cases.map((one, i) => {
            const staged = stage(game, one);
            return staged.ok ? (
              <Case
                key={i}
                game={game}
                board={board}
                one={one}
                staged={staged.value}
                shared={example.note}
              />
            ) : null;
          })}
        </div>
      )}
    </Lazy>
  );
}

interface CaseProps {
  readonly game: Game;
  readonly board: GameBoard;
  readonly one: ExampleCase;
  readonly staged: Staged;
  /** The note that stands above all cases. */
  readonly shared: Example['note'];
}

function Case({ game, board, one, staged, shared }: CaseProps) {
  const say = wordsOf(game.id);
  const { rules, steps } = staged;
  const told = steps.flatMap((step) => tellEvents(say, rules.notation, step.events, 'written'));
  const refusals = (one.refused ?? []).map(({ action, by }) => ({
    action,
    name: actionName(board, say, staged, action),
    text: refusalText(game, staged, action, by),
  }));
  const picture = (moment: 'before' | 'after', label: string) => (
    <figure class={styles.picture}>
      <PositionPicture board={board} staged={staged} moment={moment} say={say} label={label} />
      <figcaption>{label}</figcaption>
    </figure>
  );
  return (
    <div class={styles.case}>
      {one.note !== undefined && one.note.en !== shared?.en && <p>{inLanguage(one.note)}</p>}
      <div class={styles.pictures}>
        {picture('before', steps.length === 0 ? t('rules.position') : t('rules.before'))}
        {steps.length > 0 && picture('after', t('rules.after'))}
      </div>
      {told.length > 0 && (
        <ul>
          {told.map((line, i) => (
            <li key={i}>{line.text}</li>
          ))}
        </ul>
      )}
      {refusals.length > 0 && (
        <ul class={styles.refused}>
          {refusals.map(({ action, name, text }) => (
            <li key={action}>
              <span aria-hidden="true">✗ </span>
              {name !== '' && <s>{name}</s>} {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Refusals of something that is no action in this position, so it has no name. */
const NAMELESS = ['noRoll', 'noSuchAction', 'over'];

/** The name of a refused action, or of what dice have thrown; empty for what is no action. */
function actionName(board: GameBoard, say: Say, { rules, end }: Staged, text: string): string {
  const action = rules.notation.parse(end, text);
  const actor = rules.actor(end);
  if (!action.ok) return '';
  // Several throws may be refused for one reason: each is named as it is typed.
  if (actor < 0) return tellTyped(say, text);
  const refusal = rules.check(end, action.value, actor);
  if (refusal !== undefined && NAMELESS.includes(refusal.code)) return '';
  const { key, args, cells } = board.name(rules.view(end, actor), action.value);
  const place = cells.map((cell) => tellPlace(say, rules.notation, cell, 'written')).join(' – ');
  const places = placeArgs(say, rules.notation, cells, 'written');
  return say.has(key) ? say(key, { ...args, place, ...places }) : '';
}

function refusalText(
  game: Game,
  { rules, end }: Staged,
  text: string,
  by: string | undefined,
): string {
  const action = rules.notation.parse(end, text);
  if (!action.ok) return '';
  const actor = by === undefined ? rules.actor(end) : Number(by.slice(1)) - 1;
  const refusal = rules.check(end, action.value, actor);
  return refusal === undefined
    ? ''
    : tellRefusal(wordsOf(game.id), rules.notation, refusal, 'written');
}
