let last: Promise<void> = Promise.resolve();

/** Does this after all that was given here before, each in a task of its own: in between, the page can answer a tap. */
export function inTurn(work: () => void): void {
  last = last.then(
    () =>
      new Promise((done) => {
        setTimeout(() => {
          done();
          work();
        });
      }),
  );
}
