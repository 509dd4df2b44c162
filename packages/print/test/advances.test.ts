import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { FONT_FILES } from '../src/pdf/font-files.ts';
import type { FontName } from '../src/printer.ts';
import { FACES, type Face } from '../src/text/faces.ts';
import { unknownLetters, widthOf } from '../src/text/measure.ts';

const require = createRequire(import.meta.url);

const TEXT = 'Perché «così» – Ωλ’ “fire” 1–6, ½ … WF-R04 è già L’ÀÈÉÌÒÙ?';

test.each(Object.keys(FACES) as Face[])(
  'letters of the face %s are as wide as in the font that is embedded',
  (face) => {
    const open = (name: FontName) => openSync(require.resolve(FONT_FILES[name]));
    const { font: name, zero } = FACES[face];
    const [font, further, zeros] = [open(name), open(`${name}-further`), open(zero)];
    const first = new Set(font.characterSet);
    const codes = [...new Set([...first, ...further.characterSet])].filter(
      (code) => code >= 0x20 && code < 0xfeff,
    );
    expect(codes.length).toBeGreaterThan(300);
    for (const code of codes) {
      const from = code === 0x30 ? zeros : first.has(code) ? font : further;
      const width = from.glyphForCodePoint(code).advanceWidth / from.unitsPerEm;
      expect([code, widthOf(String.fromCodePoint(code), face, 1)]).toEqual([
        code,
        expect.closeTo(width, 4),
      ]);
    }
  },
);

test('a text is as wide as its letters, without kerning', () => {
  const whole = Array.from(TEXT, (letter) => widthOf(letter, 'text', 10)).reduce(
    (sum, wide) => sum + wide,
  );
  expect(widthOf(TEXT, 'text', 10)).toBeCloseTo(whole, 6);
  expect(widthOf('AV', 'text', 10)).toBeCloseTo(widthOf('VA', 'text', 10), 6);
});

test('letters that no font has are known', () => {
  expect(unknownLetters(TEXT)).toEqual(['Ω', 'λ']);
});
