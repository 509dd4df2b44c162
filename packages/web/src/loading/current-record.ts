/** The record of the match on this page, for the case that the page breaks: where nothing can be stored it is here only. */
let record: (() => string) | undefined;

/** Names the match that is on the page, until the function that it gives back is called. */
export function offerRecord(told: () => string): () => void {
  record = told;
  return () => {
    if (record === told) record = undefined;
  };
}

export const currentRecord = (): string | undefined => record?.();
