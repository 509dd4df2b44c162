import { useEffect, useRef, useState } from 'preact/hooks';
import type { PrintedPage } from '@glade/print/printer';
import type { Say } from '@glade/text';
import styles from './PrintPage.module.css';

interface Props {
  readonly say: Say;
  readonly pages: readonly PrintedPage[];
}

/** The sheets as they will be printed, white in every theme. */
export function Preview({ say, pages }: Props) {
  return (
    <ol class={styles.preview} aria-label={say('print.preview')}>
      {pages.map((page, i) => (
        <li key={i} class={styles.sheet} data-sheet>
          <div
            role="img"
            aria-label={say('print.page', { page: i + 1, pages: pages.length })}
            class={styles.paper}
          >
            <SheetPicture page={page} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A page, drawn as long as it is in sight or nearly so: a rulebook has hundreds of pictures. */
function SheetPicture({ page }: { readonly page: PrintedPage }) {
  const here = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)!.isIntersecting),
      { rootMargin: '200px' },
    );
    watching.observe(here.current!);
    return () => watching.disconnect();
  }, []);
  return (
    <div ref={here} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      {near && <PagePicture svg={page.svg} />}
    </div>
  );
}

/** Plain SVG of our own making. */
export function PagePicture({ svg }: { readonly svg: string }) {
  // oxlint-disable-next-line react/no-danger -- it comes from the printer
  return <span class={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />;
}
