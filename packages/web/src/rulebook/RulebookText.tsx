import type { Paragraph } from '@glade/engine';

/** A paragraph of the rulebook, with links to the clauses it names. */
export function RulebookText({ spans }: { readonly spans: Paragraph }) {
  return (
    <>
      {spans.map((span, i) =>
        span.kind === 'reference' ? (
          <a key={i} href={`#${span.clause}`}>
            {span.clause}
          </a>
        ) : span.kind === 'emphasis' ? (
          <em key={i}>{span.text}</em>
        ) : (
          span.text
        ),
      )}
    </>
  );
}
