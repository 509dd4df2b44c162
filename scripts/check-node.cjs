// Runs first and on any Node, so that an old one gets a sentence and not a syntax error.
// Plain CommonJS that parses on Node 8; the range is that of `engines` in package.json.
'use strict';

const [major, minor] = process.versions.node.split('.').map(Number);
if (!((major === 24 && minor >= 15) || major >= 26)) {
  console.error(
    'Glade needs Node 24.15 or newer (25 excepted) and this is ' +
      process.versions.node +
      ': run it through npm (npm start, npm test) after an `npm ci` without --ignore-scripts, which brings Node 24.',
  );
  process.exit(1);
}
