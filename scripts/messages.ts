/**
 * `npm run messages`: writes a page of every message that Glade can say, with real values, in all languages side by side.
 * People read it in one go before a release. `--out FILE` names the page, `--text` prints plain text instead, and
 * `--find WORDS` keeps the messages whose group, key or text has these words in it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@glade/text';
import { allMessages } from './messages/catalogues.ts';
import { asPage, asText } from './messages/page.ts';
import { renderAll, type Rendered } from './messages/render.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'messages.html' },
    text: { type: 'boolean', default: false },
    find: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

const wanted = values.find.toLowerCase();
const has = ({ group, key, renderings }: Rendered): boolean =>
  [`${group} ${key}`, ...renderings.flatMap((one) => LANGUAGES.map((language) => one[language]))]
    .join('\n')
    .toLowerCase()
    .includes(wanted);

const HELP = `npm run messages -- [--out FILE] [--text] [--find WORDS]

--out FILE    writes the page of all messages into FILE; default: messages.html
--text        prints plain text instead of writing a page
--find WORDS  keeps the messages whose group, key or text has these words in it
--help        says how to use it`;

const messages = values.help ? [] : renderAll(await allMessages()).filter(has);
if (values.help) console.log(HELP);
else if (values.text) process.stdout.write(asText(messages));
else {
  writeFileSync(values.out, asPage(messages));
  console.log(`${messages.length} messages are in ${values.out}`);
}
