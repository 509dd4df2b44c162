// `npm run translation -- de` says what a language has and what it lacks. With a scope, such as `wildfire`, it prints what is
// missing there in English, to be pasted into the file and translated.
import { TRANSLATIONS } from '@glade/text';
import { compareTranslation } from './translation/compare.ts';

const [tag, scope] = process.argv.slice(2);
const known = TRANSLATIONS.map((each) => each.tag).join(', ');

if (tag === undefined || !TRANSLATIONS.some((each) => each.tag === tag)) {
  console.error(`Name a language that has a part of the messages: ${known}.`);
  process.exitCode = 1;
} else {
  const compared = await compareTranslation(tag);
  const chosen = compared.find((each) => each.scope === scope);
  if (scope !== undefined && chosen === undefined) {
    console.error(`Name one of these: ${compared.map((each) => each.scope).join(', ')}.`);
    process.exitCode = 1;
  } else if (chosen === undefined) {
    for (const each of compared) console.log(`${each.scope}: ${each.translated} of ${each.all}`);
  } else {
    for (const [key, english] of Object.entries(chosen.missing))
      console.log(`  ${JSON.stringify(key)}: ${JSON.stringify(english)},`);
  }
  for (const each of compared)
    for (const fault of each.faults) console.error(`${each.scope}: ${fault}`);
}
