import type { Say } from '@glade/text';
import { useMemo } from 'preact/hooks';
import { Counter, Flag } from '../../board/map/Counters.tsx';
import { middle } from '../../board/map/geometry.ts';
import { Landmark } from '../../board/map/Landmarks.tsx';
import mapped from '../../board/map/Map.module.css';
import { MapPicture } from '../../board/map/MapPicture.tsx';
import {
  ART_TAGS,
  SIDES,
  UNIT_TYPES,
  type SideName,
  type UnitType,
} from '../../rules/setup/scenario.ts';
import type { MapView } from '../../rules/view.ts';
import styles from '../Editor.module.css';
import { Check, Choice, NumberField, Radios } from '../forms/Fields.tsx';
import { GROUNDS, isGround, TOOLS, type Brush, type Tool } from './tools.ts';

interface Props {
  readonly say: Say;
  readonly brush: Brush;
  /** What `editor.how.entry` and `.exit` are about. */
  readonly unit: string;
  /** A finger that is dragged draws; undefined where there are no fingers. */
  readonly finger: boolean | undefined;
  readonly onBrush: (brush: Brush) => void;
  readonly onFinger: (draws: boolean) => void;
}

/** The tools, how the present one is set, and what it does. */
export function Toolbar({ say, brush, unit, finger, onBrush, onFinger }: Props) {
  const { tool } = brush;
  const tools: readonly Tool[] = tool === 'entry' || tool === 'exit' ? [...TOOLS, tool] : TOOLS;
  const paints = isGround(tool) || tool === 'height';
  return (
    <div class={styles.toolbar}>
      <fieldset class={styles.tools}>
        <legend class="visually-hidden">{say('editor.tools')}</legend>
        {tools.map((each, i) => (
          <label key={each} class={styles.tool} title={say(`editor.tool.${each}`)}>
            <input
              type="radio"
              name="tool"
              value={each}
              checked={each === tool}
              aria-keyshortcuts={KEYS[i]}
              onChange={() => onBrush({ ...brush, tool: each })}
            />
            <ToolIcon tool={each} brush={brush} />
            <span>{say(`editor.tool.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <div class={styles.settings}>
        {tool === 'height' && (
          <NumberField
            label={say('editor.set.height')}
            value={brush.height}
            low={0}
            high={9}
            onNumber={(height) => onBrush({ ...brush, height })}
          />
        )}
        {paints && (
          <>
            <Check isOn={brush.wide} onCheck={(wide) => onBrush({ ...brush, wide })}>
              {say('editor.set.wide')}
            </Check>
            <Check isOn={brush.fill} onCheck={(fill) => onBrush({ ...brush, fill })}>
              {say('editor.set.fill')}
            </Check>
          </>
        )}
        {tool === 'unit' && (
          <>
            <Radios
              label={say('editor.set.side')}
              values={SIDES}
              value={brush.side}
              name={(side) => say(`editor.side.${side}`)}
              onChoice={(side) => onBrush({ ...brush, side })}
            />
            <Radios
              label={say('editor.set.type')}
              values={UNIT_TYPES}
              value={brush.type}
              name={(type) => say('unit.kind', { type })}
              picture={pictureOf(brush.side)}
              onChoice={(type) => onBrush({ ...brush, type })}
            />
          </>
        )}
        {tool === 'landmark' && (
          <Choice
            label={say('editor.set.tag')}
            values={ART_TAGS}
            value={brush.tag}
            name={(tag) => say(`ground.${tag}`)}
            onChoice={(tag) => onBrush({ ...brush, tag })}
          />
        )}
        {finger !== undefined && paints && (
          <Check isOn={finger} onCheck={onFinger}>
            {say('editor.finger')}
          </Check>
        )}
        <p class={styles.how}>
          {say(`editor.how.${paints ? GROUND_BY[`${finger}`] : tool}`, { unit })}
        </p>
      </div>
    </div>
  );
}

/** What shows the kinds of units of a side. */
const pictureOf = (side: SideName) => (type: UnitType) => (
  <svg class={styles.sign} viewBox="-34 -34 68 68" aria-hidden="true">
    <Counter unit={{ type, side: side === 'blue' ? 0 : 1 }} military={false} plain />
  </svg>
);

/** What is said of painting: without fingers, where a dragged finger moves the page, and where it paints. */
const GROUND_BY = { undefined: 'ground', false: 'ground.tap', true: 'ground.finger' } as const;

/** The keys of the tools, in their order. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'x'] as const;

/** The tool of a key. */
export const toolOf = (key: string): Tool | undefined =>
  TOOLS[KEYS.findIndex((each) => each === key.toLowerCase())];

/** A ground in the middle of open ground; water flows through from the upper left to the lower right. */
const tiny = (sign: string): MapView => ({
  columns: 3,
  rows: 3,
  terrain: sign === 'r' ? 'r...r..r.' : `....${sign}....`,
  elevation: Array.from({ length: 9 }, () => 0),
  roads: [],
  art: [],
  places: [],
});

function ToolIcon({ tool, brush }: { readonly tool: Tool; readonly brush: Brush }) {
  const map = useMemo(() => (isGround(tool) ? tiny(GROUNDS[tool]) : undefined), [tool]);
  if (map !== undefined && tool !== 'off') {
    const [x, y] = middle(map, 4);
    return (
      <svg viewBox={`${x - 44} ${y - 50} 88 100`} aria-hidden="true" class={styles.ground}>
        <MapPicture map={map} />
      </svg>
    );
  }
  return (
    <svg class={styles.sign} viewBox="-48 -48 96 96" aria-hidden="true">
      <Sign tool={tool} brush={brush} />
    </svg>
  );
}

function Sign({ tool, brush }: { readonly tool: Tool; readonly brush: Brush }) {
  switch (tool) {
    case 'unit':
      return (
        <Counter
          unit={{ type: brush.type, side: brush.side === 'blue' ? 0 : 1 }}
          military={false}
        />
      );
    case 'landmark':
      return (
        <g class={mapped.map} transform="scale(1.2)">
          <Landmark tag={brush.tag === 'sunken' ? 'village' : brush.tag} way={undefined} />
        </g>
      );
    case 'place':
      return (
        <g transform="translate(-12 6) scale(1.7)">
          <Flag owner={0} />
        </g>
      );
    case 'off':
      return <path class={styles.dashed} d="M0-45L39-22.500V22.500L0 45L-39 22.500V-22.500Z" />;
    case 'road':
      return (
        <g class={mapped.map}>
          <path class={mapped.verge} d={WAY} />
          <path class={mapped.road} d={WAY} />
        </g>
      );
    default:
      return <path class={styles.pen} d={SIGNS[tool] ?? ''} />;
  }
}

const WAY = 'M-22 40Q-20 6 2 0T24-40';

const SIGNS: Readonly<Record<string, string>> = {
  pick: 'M-16-30L22 6L4 8L14 30L4 34L-6 12L-18 24Z',
  height: 'M-38 26Q-14 22-4-4Q6-30 14-4Q22 22 38 26M-20 34H24',
  erase: 'M-34 14L6-26L34 2L-2 36H-12ZM-14-6L14 22',
  entry: 'M0-36V24M-22 2L0 26L22 2',
  exit: 'M-30-30H30M0-18V32M-22 12L0 34L22 12',
};
