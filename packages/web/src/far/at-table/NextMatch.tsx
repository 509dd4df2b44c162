import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { readTable } from '../far-api.ts';
import { AFTER } from '../after.ts';
import { calledBy, looksOf } from '../people/people.ts';
import { far, farWords } from '../far-words.ts';
import styles from '../Far.module.css';

/** Who wants to play again: the person who has opened the next table. Undefined until that is known. */
export function useOpener(next: string | undefined): string | undefined {
  const [who, setWho] = useState<string>();
  useEffect(() => {
    if (next === undefined) return;
    void readTable(next).then((read) => {
      if (!read.ok || read.value.opener === undefined) return;
      const look = looksOf(read.value, farWords())[read.value.opener]!;
      setWho(look.name === '' ? calledBy(look) : look.name);
    });
  }, [next]);
  return who;
}

interface Props {
  readonly next: string;
  readonly table: string;
  readonly plays: boolean;
}

/** The way to the next match of the same people. */
export const NextMatch = ({ next, table, plays }: Props) => (
  <Link href={`/t/${next}?${AFTER}=${table}`} class={styles.button} data-next>
    {far(plays ? 'far.next.sit' : 'far.next.watch')}
  </Link>
);
