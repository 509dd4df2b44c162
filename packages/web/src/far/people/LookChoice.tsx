import type { ComponentChildren } from 'preact';
import { FRIENDLY_NAMES } from '@glade/online/names';
import type { TableInfo } from '@glade/online/wire';
import type { Say } from '@glade/text';
import { FACES, SEAT_COLOURS } from '@glade/ui/seat-look';
import { SeatFace, SeatShape } from '@glade/ui/seats';
import { lastSeats, memberOf, remember } from '../../seats/family.ts';
import { hasSides } from '../../seats/table-words.ts';
import { language, t } from '../../words/words.ts';
import { far } from '../far-words.ts';
import { calledBy, freeLooks, type Look } from './people.ts';
import styles from './LookChoice.module.css';

interface Props {
  readonly say: Say;
  readonly info: Pick<TableInfo, 'seats'>;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(FRIENDLY_NAMES).flat());

/** A name that may be told to people far away: one of the list, or none. */
const nameToSend = (name: string | undefined): string | undefined =>
  name !== undefined && KNOWN.has(name) ? name : undefined;

/** What this device suggests: how its person looked last time, as far as nobody at the table looks so already. */
export function suggestedLook(info: Pick<TableInfo, 'seats'>, seat: number): Look {
  const name = nameToSend(lastSeats()[0]);
  const member = memberOf(name);
  const free = freeLooks(info);
  const pick = <T,>(all: readonly T[], left: readonly T[], wished: T | undefined): T =>
    [wished, all[seat % all.length], ...left].find(
      (each) => each !== undefined && left.includes(each),
    ) ?? all[0]!;
  return {
    name,
    face: pick(FACES, free.faces, member?.face),
    colour: pick(SEAT_COLOURS, free.colours, member?.colour),
  };
}

/** A look as it is sent: without a name where there is none. */
export const lookToSend = ({ name, face, colour }: Look): Partial<Look> & Pick<Look, 'face'> => ({
  face,
  colour,
  ...(name === undefined ? {} : { name }),
});

/** Remembers on this device how its person looked. */
export const rememberLook = ({ name, face, colour }: Look): void =>
  remember(name, { face, colour });

/**
 * How the others see the person who sits down here. One tap chooses a face, which is optional, too; colour and name are behind a
 * door. A name comes from a list, so that nobody writes more than they want to tell.
 */
export function LookChoice({ say, info, look, onLook }: Props) {
  const { face, colour, name } = look;
  const free = freeLooks(info);
  const sides = hasSides(say);
  const names = FRIENDLY_NAMES[language.value];
  return (
    <section class={styles.look} aria-labelledby="far-look">
      <h2 id="far-look">{far('far.look')}</h2>
      <p class={styles.you} data-look>
        <span class={styles.face}>
          <SeatFace face={face} colour={sides ? undefined : colour} />
        </span>
        {name ?? (sides ? t(`face.${face}`) : calledBy(look))}
      </p>
      <Choices legend={t('seats.face')}>
        {FACES.map((each) => (
          <Choice
            key={each}
            group="far-face"
            label={t(`face.${each}`)}
            chosen={each === face}
            free={free.faces.includes(each)}
            onChoose={() => onLook({ ...look, face: each })}
          >
            <SeatFace face={each} colour={!sides && each === face ? colour : undefined} />
          </Choice>
        ))}
      </Choices>
      <details>
        <summary>{far(sides ? 'far.look.name' : 'far.look.more')}</summary>
        {!sides && (
          <Choices legend={t('seats.colour')}>
            {SEAT_COLOURS.map((each) => (
              <Choice
                key={each}
                group="far-colour"
                label={t(`colour.${each}`)}
                chosen={each === colour}
                free={free.colours.includes(each)}
                onChoose={() => onLook({ ...look, colour: each })}
              >
                <SeatShape colour={each} />
              </Choice>
            ))}
          </Choices>
        )}
        <label class={styles.name}>
          {far('far.name')}
          <select
            value={name ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onLook({ ...look, name: value === '' ? undefined : value })
            }
          >
            <option value="">{sides ? far('far.name.none') : calledBy(look)}</option>
            {name !== undefined && !names.includes(name) && <option value={name}>{name}</option>}
            {names.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </details>
    </section>
  );
}

const Choices = ({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ComponentChildren;
}) => (
  <fieldset class={styles.choices}>
    <legend class="visually-hidden">{legend}</legend>
    {children}
  </fieldset>
);

interface ChoiceProps {
  readonly group: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly free: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

/** A picture to choose; what somebody at the table has already can't be chosen. */
const Choice = ({ group, label, chosen, free, onChoose, children }: ChoiceProps) => (
  <label class={styles.choice} data-chosen={chosen} data-free={free}>
    <input
      type="radio"
      name={group}
      aria-label={free ? label : far('far.look.taken', { what: label })}
      checked={chosen}
      disabled={!free && !chosen}
      onChange={onChoose}
    />
    <span class={styles.picture}>{children}</span>
  </label>
);
