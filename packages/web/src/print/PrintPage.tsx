import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game, Language } from '@glade/engine';
import {
  BACKS,
  HEX_SIZES,
  PAPERS,
  STYLES,
  type PrintRequest,
  type Printed,
} from '@glade/print/printer';
import { newSeed, seatNames } from '@glade/table';
import { LANGUAGES, SPOKEN, tellProblem, type Say } from '@glade/text';
import { useTyped } from '@glade/ui/use-typed';
import { isLoopback } from '../app/loopback.ts';
import { Page } from '../app/Page.tsx';
import { readSetup } from '../game/match-setup.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { announce } from '../narration/announce.ts';
import { looksAt } from '../seats/seat-looks.ts';
import { loadRecordReader } from '../share/load-record-reader.ts';
import { matches } from '../storage/stored-matches.ts';
import { settings } from '../settings/settings.ts';
import { language, loadPrintWords, t, wordsOf } from '../words/words.ts';
import { classSeeds } from './class-seeds.ts';
import { Parts } from './Parts.tsx';
import { Preview } from './Preview.tsx';
import { savePdf } from './save-pdf.ts';
import { drawAll, usePrintSheets } from './print-sheets.ts';
import form from '../app/Form.module.css';
import styles from './PrintPage.module.css';

/** What a game needs on paper: which parts, on which paper, in which style; and how the sheets look. */
export function PrintPage({ game }: { readonly game: Game }) {
  const load = () =>
    Promise.all([import('@glade/games/print'), whatIsAsked(game), loadPrintWords()]);
  // A match goes on between two visits: what is asked for is read again.
  const name = useMemo(
    () => `print/${game.id}${location.search} ${(visits += 1)}`,
    [game.id, location.search],
  );
  return (
    <Lazy key={name} name={name} load={load}>
      {([{ printer }, asked]) => <Ready game={game} printer={printer} asked={asked} />}
    </Lazy>
  );
}

/** How often something has been asked for. */
let visits = 0;

type Loaded = Awaited<typeof import('@glade/games/print')>;

/** What is chosen beside the parts. */
interface Choice {
  readonly paper: (typeof PAPERS)[number];
  readonly style: (typeof STYLES)[number];
  readonly backs: (typeof BACKS)[number];
  readonly language: Language;
  /** How many different matches without dice. */
  readonly matches: number;
  /** How wide the hexes of a map are; without it, as large as few sheets allow. */
  readonly hex?: number | undefined;
}

interface ReadyProps {
  readonly game: Game;
  readonly printer: Loaded['printer'];
  readonly asked: Asked | undefined;
}

function Ready({ game, printer, asked }: ReadyProps) {
  const say = wordsOf(game.id);
  const [choice, setChoice] = useState<Choice>({
    paper: paperOfPlace(),
    style: 'colour',
    // Every printer can do that, and some games need both sides of a piece.
    backs: 'fold',
    language: language.peek(),
    matches: 1,
  });
  const [chosen, setChosen] = useState<readonly string[]>();
  const [offered, setOffered] = useState<Offered>();
  const [shown, setShown] = useState<{ readonly of: PrintRequest; readonly printed: Printed }>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState<Working>();
  const pages = shown?.printed.pages ?? [];
  usePrintSheets(pages);

  const request = useMemo(() => asked && requestOf(game, asked, choice), [asked, choice, tries]);
  const change = (changed: Partial<Choice>): void =>
    setChoice((before) => ({ ...before, ...changed }));
  useEffect(() => {
    if (request === undefined) return undefined;
    return whenPrinted({ ...request, parts: [] }, ({ parts }) => setOffered({ request, parts }));
  }, [request]);
  const ticked = chosen ?? (offered && atFirst(offered.parts));
  // What is offered for another choice is not wanted any more.
  const wanted = useMemo((): PrintRequest | undefined => {
    if (offered === undefined || offered.request !== request || ticked === undefined)
      return undefined;
    const parts = offered.parts.map(({ id }) => id).filter((id) => ticked.includes(id));
    return { ...offered.request, parts };
  }, [offered, request, chosen]);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    return whenPrinted(wanted, (printed) => setShown({ of: wanted, printed }));
  }, [wanted]);
  /** The sheets are those of the present choice. */
  const current = shown !== undefined && shown.of === wanted;

  /** Lays sheets out and hands them over, unless something else has been asked for meanwhile. */
  function whenPrinted(what: PrintRequest, use: (printed: Printed) => void): () => void {
    let asking = true;
    printer.print(what).then(
      (laid) => {
        if (!asking) return;
        setProblem(laid.ok ? undefined : tellProblem(say, laid.problem));
        if (laid.ok) use(laid.value);
      },
      () => asking && setFailed(true),
    );
    return () => (asking = false);
  }
  const again = (): void => {
    setFailed(false);
    setTries(tries + 1);
  };
  const firstPage = useCallback(
    async (part: string) => {
      try {
        const laid = await printer.print({ ...offered!.request, parts: [part] });
        return laid.ok ? laid.value.pages[0] : undefined;
      } catch {
        setFailed(true);
        return undefined;
      }
    },
    [offered],
  );
  const sheets = pages.filter(({ back }) => !back).length;
  const ready = current && pages.length > 0 && working === undefined;

  /** Draws page by page, so that the page stays alive. */
  async function work(kind: Working['kind'], todo: () => Promise<void>): Promise<void> {
    setWorking({ kind, done: 0 });
    try {
      await todo();
    } catch {
      setProblem(say('print.failed'));
    }
    setWorking(undefined);
  }
  const step = (kind: Working['kind']) => (done: number) => setWorking({ kind, done });
  const print = (): Promise<void> =>
    work('print', async () => {
      await drawAll(pages, step('print'));
      window.print();
    });
  const save = (): Promise<void> =>
    work('pdf', async () => {
      await savePdf(`${game.id}.pdf`, shown!.printed, step('pdf'));
      announce(say('print.saved'));
    });

  return (
    <Page title={say('print.of', { game: say('game.title') })}>
      <p>
        <Link href={`/${game.id}`}>{say('print.back', { game: say('game.title') })}</Link>
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {asked === undefined && <p role="alert">{say('print.unreadable')}</p>}
      {failed && (
        <div role="alert">
          <p>{t('loading.failed')}</p>
          <button type="button" onClick={again}>
            {t('loading.again')}
          </button>
        </div>
      )}
      {asked !== undefined && shown === undefined && problem === undefined && !failed && (
        <p role="status">{say('print.laying')}</p>
      )}
      {shown !== undefined && offered !== undefined && ticked !== undefined && (
        <div class={styles.print}>
          <div class={styles.choices}>
            <p class={styles.all}>
              <button
                type="button"
                onClick={() =>
                  setChosen(
                    offered.parts.filter(({ need }) => need !== 'instead').map(({ id }) => id),
                  )
                }
              >
                {say('print.everything')}
              </button>
            </p>
            <Parts
              say={say}
              parts={offered.parts}
              ticked={ticked}
              onTick={(parts) => setChosen(withKey(ticked, parts))}
              firstPage={firstPage}
            />
            <Radios
              say={say}
              name="paper"
              values={PAPERS}
              value={choice.paper}
              onValue={(paper) => change({ paper })}
            />
            <Radios
              say={say}
              name="style"
              values={STYLES}
              value={choice.style}
              onValue={(style) => change({ style })}
            />
            <Radios
              say={say}
              name="backs"
              values={BACKS}
              value={choice.backs}
              onValue={(backs) => change({ backs })}
            />
            {offered.parts.some(({ id }) => id === MAP) && (
              <NumberOption
                name="hex"
                say={say}
                value={choice.hex}
                least={HEX_SIZES.least}
                most={HEX_SIZES.most}
                onTyped={(text) => change({ hex: hexIn(text) })}
              />
            )}
            {offered.parts.some(({ id }) => id === WITHOUT_DICE) && (
              <NumberOption
                name="matches"
                say={say}
                value={choice.matches}
                least={1}
                most={MOST_MATCHES}
                onTyped={(text) => {
                  change({ matches: countIn(text) });
                  // Who says how many wants them.
                  setChosen([...new Set([...ticked, WITHOUT_DICE, KEY])]);
                }}
              />
            )}
            <fieldset class={form.option}>
              <legend>{say('print.language')}</legend>
              <div class={form.values}>
                {LANGUAGES.map((each) => (
                  <label key={each} class={form.value}>
                    <input
                      type="radio"
                      name="print-language"
                      checked={choice.language === each}
                      onChange={() => change({ language: each })}
                    />
                    <span lang={each}>{SPOKEN.get(each)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
          <div class={styles.result}>
            <div class={styles.go}>
              <p role="status" data-sheets>
                {current ? say('print.sheets', { sheets }) : say('print.laying')}
              </p>
              <button
                type="button"
                class={styles.main}
                disabled={!ready}
                onClick={() => void print()}
              >
                {say('print.print')}
              </button>
              <button type="button" disabled={!ready} onClick={() => void save()}>
                {say('print.pdf')}
              </button>
              {working !== undefined && (
                <progress
                  class={styles.progress}
                  aria-label={say(`print.working.${working.kind}`)}
                  max={pages.length}
                  value={working.done}
                />
              )}
            </div>
            {request?.base === undefined && (
              <p>
                {say('print.noCodes')} <Link href="/settings">{t('settings')}</Link>
              </p>
            )}
            <Preview say={say} pages={pages} />
          </div>
        </div>
      )}
    </Page>
  );
}

/** The part with the rolls of a seed, where a game has one, and the key to several matches. */
const WITHOUT_DICE = 'rolls';
const KEY = 'key';
/** The part whose hexes have a size. */
const MAP = 'map';

interface NumberOptionProps {
  /** Its messages are `print.NAME` and `print.NAME.about`. */
  readonly name: string;
  readonly say: Say;
  /** Undefined where nobody has typed one. */
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onTyped: (text: string) => void;
}

function NumberOption({ name, say, value, least, most, onTyped }: NumberOptionProps) {
  const typed = useTyped(String(value ?? ''), onTyped);
  const [id, about] = [`print-${name}`, `print-${name}-about`];
  return (
    <div class={form.option}>
      <label class={form.name} for={id}>
        {say(`print.${name}`)}
      </label>
      <span class={form.hint} id={about}>
        {say(`print.${name}.about`)}
      </span>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        aria-describedby={about}
        {...typed}
      />
    </div>
  );
}

/** With the rolls comes the key to them; it can still be left out. */
const withKey = (before: readonly string[], after: readonly string[]): readonly string[] =>
  after.includes(WITHOUT_DICE) && !before.includes(WITHOUT_DICE)
    ? [...new Set([...after, KEY])]
    : after;

/** A class. */
const MOST_MATCHES = 40;

const countIn = (text: string): number =>
  Math.min(MOST_MATCHES, Math.max(1, Math.round(Number(text)) || 1));

/** A width of hexes; undefined where nobody has typed one. */
function hexIn(text: string): number | undefined {
  const width = Math.round(Number(text));
  if (text.trim() === '' || Number.isNaN(width)) return undefined;
  return Math.min(HEX_SIZES.most, Math.max(HEX_SIZES.least, width));
}

interface Working {
  readonly kind: 'print' | 'pdf';
  readonly done: number;
}

/** Before anybody has chosen: what is needed, or with the game at hand what is useful. */
function atFirst(parts: Printed['parts']): readonly string[] {
  const needed = parts.filter(({ need }) => need === 'needed');
  const first = needed.length > 0 ? needed : parts.filter(({ need }) => need === 'useful');
  return first.map(({ id }) => id);
}

/** What a game has to print, by what has been chosen beside the parts. */
interface Offered {
  readonly request: Omit<PrintRequest, 'parts'>;
  readonly parts: Printed['parts'];
}

/** What the address asks for. */
interface Asked extends Pick<PrintRequest, 'options' | 'record' | 'looks'> {
  /** Of the first match without dice. */
  readonly seed: string;
}

/** What the address asks for: options, or a stored match; undefined if they cannot be read. */
async function whatIsAsked(game: Game): Promise<Asked | undefined> {
  const query = new URLSearchParams(location.search);
  const key = query.get('match');
  if (key === null) {
    const setup = readSetup(game, query);
    if (!setup.ok) return undefined;
    return { options: setup.value.options, seed: setup.value.seed ?? paperSeed() };
  }
  const reading = matches.read(key);
  if (reading.kind !== 'match') return undefined;
  const { record } = reading.saved;
  const match = (await loadRecordReader(game))(record);
  if (!match.ok) return undefined;
  const { header } = match.value;
  const names = { names: seatNames(header) };
  return {
    options: header.options,
    record,
    looks: looksAt(header, wordsOf(game.id).at(names)),
    seed: paperSeed(),
  };
}

/** A seed that can be typed from paper: everybody sees these rolls, so nothing is kept secret by its length. */
const paperSeed = (): string => newSeed().slice(0, 8);

function requestOf(
  game: Game,
  { seed, ...asked }: Asked,
  { matches: count, hex, ...choice }: Choice,
) {
  const wide = hex === undefined ? {} : { hex };
  const base = baseAddress();
  const found = base === undefined ? {} : { base };
  return { ...asked, ...choice, ...wide, ...found, game: game.id, seeds: classSeeds(seed, count) };
}

/**
 * Where this app is found by others: what the settings say, or else this address; undefined where that means “this device”, to
 * which no code could lead anybody.
 */
function baseAddress(): string | undefined {
  const { base } = settings.value;
  if (base !== '') return base;
  return isLoopback(location.hostname) ? undefined : `${location.origin}/`;
}

/** Letter where people use it. */
const paperOfPlace = (): Choice['paper'] =>
  /-(?:US|CA|MX|PH)$/i.test(navigator.language) ? 'letter' : 'a4';

interface RadiosProps<T extends string> {
  readonly say: Say;
  readonly name: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly onValue: (value: T) => void;
}

function Radios<T extends string>({ say, name, values, value, onValue }: RadiosProps<T>) {
  return (
    <fieldset class={form.option}>
      <legend>{say(`print.${name}`)}</legend>
      <div class={form.values}>
        {values.map((each) => (
          <label key={each} class={form.value}>
            <input
              type="radio"
              name={`print-${name}`}
              checked={value === each}
              onChange={() => onValue(each)}
            />
            <span>{say(`print.${name}.${each}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
