import { FRIENDLY_NAMES } from '@glade/online/names';
import { language } from '../words/words.ts';
import { far } from './far-words.ts';
import form from '../app/Form.module.css';

interface Props {
  readonly name: string | undefined;
  readonly onName: (name: string | undefined) => void;
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(FRIENDLY_NAMES).flat());

/** A name that may be told to people far away: one of the list, or none. */
export const nameToSend = (name: string | undefined): string | undefined =>
  name !== undefined && KNOWN.has(name) ? name : undefined;

/** By which name others see whoever sits here. It comes from a list, so that nobody writes more than they want to tell. */
export function NameChoice({ name, onName }: Props) {
  const names = FRIENDLY_NAMES[language.value];
  return (
    <p class={form.row}>
      <label class={form.name} for="far-name">
        {far('far.name')}
      </label>
      <select
        id="far-name"
        value={name ?? ''}
        onChange={({ currentTarget: { value } }) => onName(value === '' ? undefined : value)}
      >
        <option value="">{far('far.name.none')}</option>
        {name !== undefined && !names.includes(name) && <option value={name}>{name}</option>}
        {names.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </p>
  );
}
