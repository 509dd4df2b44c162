import type { Paragraph } from '@glade/engine';
import { markWords } from './search.ts';

interface Props {
  readonly spans: Paragraph;
  /** The words of a search, folded; they are marked. */
  readonly found?: readonly string[];
}

/** A paragraph of the rulebook, with links to the clauses it names. */
export function RulebookText({ spans, found = [] }: Props) {
  const marked = (text: string) =>
    found.length === 0
      ? text
      : markWords(text, found).map((piece, i) =>
          piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text,
        );
  return (
    <>
      {spans.map((span, i) =>
        span.kind === 'reference' ? (
          <a key={i} href={`#${span.clause}`}>
            {span.clause}
          </a>
        ) : span.kind === 'emphasis' ? (
          <em key={i}>{marked(span.text)}</em>
        ) : (
          marked(span.text)
        ),
      )}
    </>
  );
}
