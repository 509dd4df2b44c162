/** The functions we use of jstat, which comes without types. */
declare module 'jstat' {
  const jstat: {
    readonly studentt: {
      inv(p: number, degreesOfFreedom: number): number;
      cdf(x: number, degreesOfFreedom: number): number;
    };
    readonly normal: {
      inv(p: number, mean: number, deviation: number): number;
      cdf(x: number, mean: number, deviation: number): number;
    };
    /** Regularised incomplete beta function. */
    ibeta(x: number, a: number, b: number): number;
  };
  export default jstat;
}
