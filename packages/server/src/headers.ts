/** Only what the app itself brings may run, load or frame it. Pictures may be drawn by it (`data:`). */
const CONTENT = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data:",
  'manifest-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'worker-src': "'self'",
};

/** What a browser may offer to pages, and the app never asks for. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What every answer says of itself, also when nobody could read the question. Without what only means something over
 * https: browsers complain about that over http in a local network.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(CONTENT)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';'),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};
