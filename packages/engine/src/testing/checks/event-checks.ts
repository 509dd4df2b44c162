import type { EventKind, Trace } from '../../trace.ts';
import { EventList } from '../../trace.ts';
import { isPlace, note, type Node, type Scene } from '../scene.ts';
import { checkHears } from './secrets.ts';

/** The kinds of events that a game declares, by any name. */
export type DeclaredEvents = Readonly<Record<string, EventKind>>;

/** A trace that checks each event: its kind is declared, its numbers are whole, its cells are places. */
export class EventCheck implements Trace {
  readonly list = new EventList();
  private readonly scene: Scene;
  private readonly kinds: ReadonlySet<EventKind>;
  private readonly node: Node;

  constructor(scene: Scene, kinds: ReadonlySet<EventKind>, node: Node) {
    this.scene = scene;
    this.kinds = kinds;
    this.node = node;
  }

  tell(kind: EventKind, a?: number, b?: number, c?: number, d?: number): void {
    const { scene, node } = this;
    if (!this.kinds.has(kind)) note(scene, node, 'event', `${kind.code} is not declared`);
    const values = [a, b, c, d];
    const said = values.filter((value) => value !== undefined);
    if (said.length !== kind.args.length || !said.every(Number.isInteger)) {
      note(
        scene,
        node,
        'event',
        `${kind.code} (${kind.args.join(', ')}) told with ${values.join(', ')}`,
      );
    }
    for (const [i, arg] of kind.args.entries()) {
      const cell = values[i] ?? -1;
      if (/cell$/i.test(arg) && !isPlace(scene, cell)) {
        note(scene, node, 'event', `${kind.code} tells of ${arg} ${cell}, which is no place`);
      }
    }
    this.list.tell(kind, a, b, c, d);
    const event = this.list.events.at(-1)!;
    if (!scene.seen.events.has(kind.code)) scene.seen.events.set(kind.code, event);
    checkHears(scene, node, event);
  }
}
