import { useEffect, useRef, useState } from 'preact/hooks';
import type { PartInfo, PrintedPage } from '@glade/print/printer';
import type { Say } from '@glade/text';
import { PagePicture } from './Preview.tsx';
import form from '../app/Form.module.css';
import styles from './PrintPage.module.css';

interface Props {
  readonly say: Say;
  readonly parts: readonly PartInfo[];
  readonly ticked: readonly string[];
  readonly onTick: (parts: readonly string[]) => void;
  /** Lays out a part and gives its first page. */
  readonly firstPage: (part: string) => Promise<PrintedPage | undefined>;
}

/** The parts of a game by groups, each with its first sheet and how many it takes. */
export function Parts({ say, parts, ticked, onTick, firstPage }: Props) {
  const groups = [...new Set(parts.map(({ group }) => group))];
  const turn = (id: string): void =>
    onTick(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]);
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group} class={form.option}>
          <legend>{group}</legend>
          <div class={styles.parts}>
            {parts
              .filter((part) => part.group === group)
              .map((part) => (
                <Part
                  key={part.id}
                  say={say}
                  part={part}
                  ticked={ticked.includes(part.id)}
                  onTick={() => turn(part.id)}
                  firstPage={firstPage}
                />
              ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface PartProps extends Pick<Props, 'say' | 'firstPage'> {
  readonly part: PartInfo;
  readonly ticked: boolean;
  readonly onTick: () => void;
}

function Part({ say, part, ticked, onTick, firstPage }: PartProps) {
  const { id, title, about, need } = part;
  const here = useRef<HTMLLabelElement>(null);
  const [first, setFirst] = useState<{
    readonly of: PartInfo;
    readonly page: PrintedPage | undefined;
    readonly sheets: number;
  }>();
  // What was laid out for other paper says nothing about this one.
  const laid = first?.of === part ? first : undefined;
  useEffect(() => {
    let gone = false;
    const watching = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      void firstPage(id).then((page) => {
        if (!gone) setFirst({ of: part, page, sheets: part.sheets });
      });
    });
    watching.observe(here.current!);
    return () => {
      gone = true;
      watching.disconnect();
    };
  }, [part, firstPage]);
  return (
    <label ref={here} class={styles.part}>
      <input
        type="checkbox"
        checked={ticked}
        aria-label={title}
        aria-describedby={`part-${id}`}
        onChange={onTick}
      />
      <span class={styles.thumb} aria-hidden="true">
        {laid?.page && <PagePicture svg={laid.page.svg} />}
      </span>
      <span id={`part-${id}`}>
        <span class={form.name}>{title}</span>
        <span class={form.hint}>{about}</span>
        <span class={form.hint}>
          <span class={styles.count}>
            {laid === undefined ? '…' : say('print.sheets', { sheets: laid.sheets })}
          </span>{' '}
          · {say(`print.need.${need}`)}
        </span>
      </span>
    </label>
  );
}
