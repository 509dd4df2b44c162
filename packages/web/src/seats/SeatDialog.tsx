import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DIAL, isName, type Game, type Level, type OptionValues } from '@glade/engine';
import type { Player } from '@glade/table';
import type { Say } from '@glade/text';
import type { SeatLook } from '@glade/ui';
import { Dialog } from '@glade/ui/dialog';
import { FACES, SEAT_COLOURS } from '@glade/ui/seat-look';
import { SeatFace, SeatShape } from '@glade/ui/seats';
import { playerText } from '../narration/narration.ts';
import { language, pageWords, t } from '../words/words.ts';
import { dialClaims } from './dial-claims.ts';
import { family, memberOf, remember } from './family.ts';
import { FRIENDLY_NAMES } from '@glade/online/names';
import { isLetter, lettersWith, nextWith, NO_LETTERS } from './type-ahead.ts';
import { StrengthTree } from './StrengthTree.tsx';
import styles from './SeatDialog.module.css';

interface Props {
  readonly say: Say;
  /** What the seat is called without a name. */
  readonly place: string;
  readonly seat: number;
  readonly looks: readonly SeatLook[];
  /** The names of the people in all seats. */
  readonly names: readonly (string | undefined)[];
  readonly player: Player;
  /** The rules give the seats their colours. */
  readonly sides: boolean;
  readonly game: Game;
  readonly options: OptionValues;
  readonly onSit: (player: Player, name: string | undefined) => void;
  readonly onClose: () => void;
}

const PERSON: Player = { who: 'person' };

/** Who sits in a seat, with face and colour: everything by a tap, and a name can also be typed. */
export function SeatDialog(props: Props) {
  const { say, place, seat, looks, names, player, sides, game, options, onSit, onClose } = props;
  const claims = dialClaims(pageWords(), game, options);
  const [naming, setNaming] = useState(false);
  const people = useRef<HTMLUListElement>(null);
  /** Where the focus goes when the people are shown again: to who sits here now, or back to the button for a new name. */
  const leads = useRef<'chosen' | 'new'>(undefined);
  useLayoutEffect(() => {
    if (naming || leads.current === undefined) return;
    const found = people.current?.querySelector<HTMLElement>(
      leads.current === 'chosen' ? '[aria-pressed=true]' : '[data-new]',
    );
    found?.focus();
    leads.current = undefined;
  });
  const name = names[seat];
  const { face, colour } = looks[seat]!;
  const others = names.filter((each, i) => each !== undefined && i !== seat);
  const known = family().filter((member) => member.name !== '' && !others.includes(member.name));
  const person = player.who === 'person';
  const rules = game.rules(options);
  const rivals = rules.kind === 'competitive' ? rules.seats - 1 : 0;
  // That a steady bot wins half against steady bots says nothing.
  const aboutOf = (level: Level, claim: string | undefined): string =>
    claim === undefined || (rivals > 0 && level === 'steady') ? t(`level.about.${level}`) : claim;

  function showPeople(focus: 'chosen' | 'new'): void {
    leads.current = focus;
    setNaming(false);
  }

  function come(newName: string): void {
    // A person who is new keeps the look of the seat, if nobody of the family has it.
    if (memberOf(newName) === undefined) {
      const taken = family();
      remember(newName, {
        face: [face, ...FACES].find((each) => !taken.some((one) => one.face === each)) ?? face,
        colour:
          [colour, ...SEAT_COLOURS].find((each) => !taken.some((one) => one.colour === each)) ??
          colour,
      });
    }
    if (naming) showPeople('chosen');
    onSit(PERSON, newName);
  }

  const held = (other: number): boolean => other !== seat && memberOf(names[other]) !== undefined;
  const takenBy = (is: (look: SeatLook) => boolean): string | undefined =>
    looks.find((look, other) => names[other] !== undefined && held(other) && is(look))?.name;

  return (
    <Dialog
      title={t('seats.who', { place })}
      close={t('close')}
      onClose={onClose}
      foot={
        // In sight whatever unfolds: a second quick tap never finds a bot where the button was.
        naming ? (
          <button type="button" class={styles.back} onClick={() => showPeople('new')}>
            {t('seats.back')}
          </button>
        ) : (
          // It closes the dialog, which brings the focus back.
          <form method="dialog">
            <button type="submit" class={styles.done}>
              {t('seats.done')}
            </button>
          </form>
        )
      }
    >
      <h3>{t('seats.group.people')}</h3>
      {naming ? (
        <NewName taken={others} onName={come} />
      ) : (
        <ul class={styles.people} ref={people}>
          {known.map((member) => (
            <li key={member.name}>
              <Choice chosen={person && member.name === name} onChoose={() => come(member.name)}>
                <span class={styles.face}>
                  <SeatFace
                    face={member.face ?? face}
                    colour={sides ? undefined : (member.colour ?? colour)}
                  />
                </span>
                {member.name}
              </Choice>
            </li>
          ))}
          <li>
            <Choice chosen={false} isNew onChoose={() => setNaming(true)}>
              <span class={styles.sign} aria-hidden="true">
                +
              </span>
              {t('seats.new')}
            </Choice>
          </li>
          <li>
            <Choice chosen={person && name === undefined} onChoose={() => onSit(PERSON, undefined)}>
              <span class={styles.face}>
                <SeatFace face={face} colour={sides ? undefined : colour} />
              </span>
              {t('seats.nameless')}
            </Choice>
          </li>
        </ul>
      )}
      {person && !naming && (
        <>
          <h3>{t('seats.face')}</h3>
          <Choices of={t('seats.face')} class={styles.looks}>
            {FACES.map((each) => {
              const by = takenBy((look) => look.face === each);
              return (
                <li key={each} role="none">
                  <Choice
                    one
                    chosen={each === face}
                    label={
                      by === undefined
                        ? t(`face.${each}`)
                        : t('seats.taken', { what: t(`face.${each}`), by })
                    }
                    disabled={by !== undefined}
                    onChoose={() => remember(name, { face: each })}
                  >
                    <span class={styles.face}>
                      <SeatFace face={each} colour={!sides && each === face ? colour : undefined} />
                    </span>
                  </Choice>
                </li>
              );
            })}
          </Choices>
        </>
      )}
      {person && !naming && !sides && (
        <>
          <h3>{t('seats.colour')}</h3>
          <Choices of={t('seats.colour')} class={styles.looks}>
            {SEAT_COLOURS.map((each) => {
              const by = takenBy((look) => look.colour === each);
              return (
                <li key={each} role="none">
                  <Choice
                    one
                    chosen={each === colour}
                    label={
                      by === undefined
                        ? t(`colour.${each}`)
                        : t('seats.taken', { what: t(`colour.${each}`), by })
                    }
                    disabled={by !== undefined}
                    onChoose={() => remember(name, { colour: each })}
                  >
                    <span class={styles.shape}>
                      <SeatShape colour={each} />
                    </span>
                  </Choice>
                </li>
              );
            })}
          </Choices>
        </>
      )}
      {!naming && <h3>{t('seats.group.bots')}</h3>}
      {!naming && (
        <Choices of={t('seats.group.bots')} class={styles.bots}>
          {DIAL.map((level, strength) => (
            <li key={level} role="none">
              <Choice
                one
                chosen={player.who === 'bot' && player.level === level}
                onChoose={() => onSit({ who: 'bot', level }, undefined)}
              >
                <span class={styles.face}>
                  <StrengthTree level={level} />
                </span>
                {playerText(say, { who: 'bot', level })}
                <span class={styles.strength} aria-hidden="true">
                  {DIAL.map((each, i) => (
                    <span key={each} data-full={i <= strength} />
                  ))}
                </span>
                <span class={styles.about}>{aboutOf(level, claims[strength])}</span>
              </Choice>
            </li>
          ))}
        </Choices>
      )}
    </Dialog>
  );
}

interface ChoicesProps {
  /** What they are choices of. */
  readonly of: string;
  readonly class: string | undefined;
  readonly children: ComponentChildren;
}

/** Choices of which one is taken, as one stop of the tab order: arrows choose the next one, Home the first and End the last. */
function Choices({ of, class: look, children }: ChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  const choices = (): readonly HTMLElement[] =>
    Array.from(list.current!.querySelectorAll<HTMLElement>('[role=radio]:enabled'));
  // In a layout effect, so that the next Tab finds it so.
  useLayoutEffect(() => {
    const all = choices();
    const stop = all.find((each) => each.ariaChecked === 'true') ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  });
  function lead(event: KeyboardEvent): void {
    const all = choices();
    const at = all.findIndex((each) => each === document.activeElement);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    const found = all.at(next % all.length);
    found?.focus();
    found?.click();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of the choices has the focus
    <ul ref={list} class={look} role="radiogroup" aria-label={of} onKeyDown={lead}>
      {children}
    </ul>
  );
}

interface ChoiceProps {
  readonly chosen: boolean;
  /** It is one of several `Choices`; else a button by itself. */
  readonly one?: boolean;
  /** What a screen reader says, where the button shows a picture alone. */
  readonly label?: string;
  readonly disabled?: boolean;
  /** It asks for a new name. */
  readonly isNew?: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

const Choice = ({ chosen, one, label, disabled, isNew, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    class={styles.choice}
    {...(one ? { role: 'radio', 'aria-checked': chosen } : { 'aria-pressed': chosen })}
    aria-label={label}
    disabled={disabled}
    data-new={isNew}
    onClick={onChoose}
  >
    {children}
  </button>
);

interface NewNameProps {
  /** The names of the people in the other seats. */
  readonly taken: readonly (string | undefined)[];
  readonly onName: (name: string) => void;
}

/** A name from the list, or one that is typed. */
function NewName({ taken, onName }: NewNameProps) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const types = typed !== undefined;
  const list = useRef<HTMLDivElement>(null);
  /** The name in the tab order. */
  const [at, setAt] = useState(0);
  // A person who asked for the field wants to type now; before that the names take the place of what had the focus.
  useLayoutEffect(() => {
    if (types) field.current?.focus();
    else list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [types]);
  const free = FRIENDLY_NAMES[language.value].filter(
    (name) => !taken.includes(name) && memberOf(name) === undefined,
  );
  const letters = useRef(NO_LETTERS);

  /** Arrows, Home and End lead from name to name, and letters to the next name that begins with them. */
  function lead(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: free.length - 1,
    };
    letters.current = lettersWith(letters.current, event);
    const byName = isLetter(event) ? nextWith(free, letters.current.text, at) : undefined;
    const next = steps[event.key] ?? byName;
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(free.length - 1, next));
    setAt(to);
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[to]?.focus();
  }

  function enter(event: Event): void {
    event.preventDefault();
    const name = (typed ?? '').trim().replaceAll(/\s+/g, ' ');
    if (!isName(name)) setFault(t('seats.name.wrong'));
    else if (taken.includes(name)) setFault(t('seats.name.taken', { name }));
    else onName(name);
  }

  return (
    <>
      {typed === undefined ? (
        <p class={styles.ways}>
          <button type="button" onClick={() => setTyped('')}>
            {t('seats.name.other')}
          </button>
        </p>
      ) : (
        <form class={styles.typing} onSubmit={enter}>
          <label>
            {t('seats.name')}
            <input
              ref={field}
              value={typed}
              maxLength={40}
              autocomplete="off"
              aria-invalid={fault !== ''}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                setFault('');
              }}
            />
          </label>
          <button type="submit">{t('seats.name.enter')}</button>
          {fault !== '' && <p role="alert">{fault}</p>}
        </form>
      )}
      {/* One stop of the tab order: the names are many. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its names has the focus */}
      <div
        ref={list}
        class={styles.names}
        role="listbox"
        aria-label={t('seats.new')}
        onKeyDown={lead}
      >
        {free.map((name, i) => (
          <button
            key={name}
            type="button"
            role="option"
            aria-selected={false}
            tabIndex={i === at ? 0 : -1}
            class={styles.name}
            onClick={() => onName(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
