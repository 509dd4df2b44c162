/** Browsers run and load only files of the app, and show it in no frame. Pictures may also be `data:` addresses. */
const CONTENT_SECURITY_POLICY = {
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

const policyOf = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';');

/** The same for the documentation, whose own script writes style sheets into its pages. */
export const DOCS_POLICY = policyOf({
  ...CONTENT_SECURITY_POLICY,
  'style-src': "'self' 'unsafe-inline'",
});

/** Features of browsers that the app never uses, so that no page of it may use them. */
const UNUSED_FEATURES = [
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
 * The headers of every answer, also of one to an unreadable request. Headers that only have a meaning over https are left
 * out, because browsers report them as errors over http in a local network; `SECURE_HEADERS` has them.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policyOf(CONTENT_SECURITY_POLICY),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** The headers that are added where people reach the server over https: browsers never ask over http again for a year. */
export const SECURE_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
};
