/** Hosts that mean “this device”: nobody else reaches an app at such an address. */
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);
