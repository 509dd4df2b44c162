/** Makes the record of the match on this page, so that it can be saved if the page breaks. */
let record: (() => string | undefined) | undefined;

/** Sets how to make the record of the match on the page, until the function that it returns is called. */
export function offerRecord(make: () => string | undefined): () => void {
  record = make;
  return () => {
    if (record === make) record = undefined;
  };
}

export const currentRecord = (): string | undefined => record?.();
