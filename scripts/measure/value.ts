/** `npm run value`: writes what is known of all starts of Wildfire into docs/value.md, with its picture, and the bounds of other games. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withBoundsTable } from './value-page/bounds-table.ts';
import { valuePicture } from './value-page/picture.ts';
import { HEADING, valueSection } from './value-page/table.ts';

const PAGE = new URL('../../docs/value.md', import.meta.url);
const PICTURE = new URL('../../docs/wildfire-value.svg', import.meta.url);

const [before = ''] = readFileSync(PAGE, 'utf8').split(HEADING);
writeFileSync(PAGE, withBoundsTable(before) + valueSection());
writeFileSync(PICTURE, valuePicture());
