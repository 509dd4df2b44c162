import { defaults, isGuided, type OptionValues } from '@glade/engine';
import { readSubject } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { STAGES } from '../src/campaign/stages.ts';
import { EVENTS, warKids } from '../src/index.ts';

const read = readSubject(warKids, new URL('..', import.meta.url), { events: EVENTS }).lessons;
const lessons = read?.ok === true ? read.value.lessons : [];

test.each(STAGES.map((stage) => [stage.name, stage] as const))(
  'the stage %s opens a guided match with its options, and the page knows it again by them',
  (name, { lesson, options }) => {
    const found = lessons.find(({ id }) => id === lesson)!;
    expect(found).toSatisfy(isGuided);
    const preset = found.preset === undefined ? {} : warKids.options.presets[found.preset];
    const played: OptionValues = { ...defaults(warKids.options), ...preset, ...found.options };
    expect(played).toMatchObject(options);
    const known = STAGES.findLast((one) =>
      Object.entries(one.options).every(([key, value]) => played[key] === value),
    );
    expect(known?.name).toBe(name);
  },
);
