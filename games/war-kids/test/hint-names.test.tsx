import { CHANCE, OVER, outcomeAt, Xoshiro, type Action } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { engineText, placeArgs, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/hint-reason.ts';
import { board } from '../src/board/index.tsx';
import { begunFor, interactionOf } from '../src/board/interaction.ts';
import { Field } from '../src/board/map/Field.tsx';
import { drawnMap } from '../src/board/map/geometry.ts';
import { warKids } from '../src/index.ts';
import { battleWith } from './play.ts';

const say = translator('en', engineText, warKids.text);
const rules = battleWith({});

/** What a hint says, and the names on the map while it stands: hexes and numbers of units. */
function shown(state: object, action: Action, legal: readonly Action[]) {
  const view = rules.view(state as never, rules.actor(state as never));
  const { key, args, cells } = board.name(view, action);
  const move = say(key, { ...args, ...placeArgs(say, rules.notation, cells, 'written') });
  const drawn = renderToString(
    <Field
      {...{ say, events: [], military: false, pointedAt: undefined, tags: true, trails: [] }}
      view={{ ...view, map: drawnMap(view.map, false) }}
      lit={cells}
      hinted={action}
      interaction={interactionOf(view, legal, begunFor(view, action))}
      settings={{ motion: false, forecast: true, score: true }}
    />,
  );
  const tags = [...drawn.matchAll(/<text y=".36em">([^<]+)</g)].map(([, text]) => text!);
  return { text: `${move}. ${hintReason(view, action, say) ?? ''}`, tags };
}

test(
  'each hex and each unit that a hint names has its name on the map',
  () => {
    const missing: string[] = [];
    let hints = 0;
    for (let match = 0; match < sample('war-kids: matches with names in hints', 3, 40); match++) {
      const random = new Xoshiro(match + 1);
      const s = rules.create();
      while (rules.actor(s) !== OVER) {
        if (rules.actor(s) === CHANCE) {
          rules.apply(s, outcomeAt(rules, s, random.below(rules.totalWeight(s))));
          continue;
        }
        const legal = Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
        const action = legal[random.below(legal.length)]!;
        const { text, tags } = shown(s, action, legal);
        const told = tags.join(' ');
        for (const [name] of text.matchAll(/\b[A-Z][0-9]{1,2}\b/g))
          if (!new RegExp(`\\b${name}\\b`).test(told))
            missing.push(`${name} of: ${text} (${told})`);
        hints++;
        rules.apply(s, action);
      }
    }
    expect(missing.slice(0, 5)).toEqual([]);
    expect(hints).toBeGreaterThan(100);
  },
  LIMIT.timeout,
);
