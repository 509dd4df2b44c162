/** The one function we use of jstat, which comes without types. */
declare module 'jstat' {
  const jstat: {
    readonly studentt: { inv(p: number, degreesOfFreedom: number): number };
  };
  export default jstat;
}
