/** The functions of jstat that the lab uses. The package has no types. */
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
    /** The logarithm of the gamma function. */
    gammaln(x: number): number;
    /** Regularised incomplete beta function. */
    ibeta(x: number, a: number, b: number): number;
  };
  export default jstat;
}
