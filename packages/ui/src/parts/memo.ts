import { Component, type ComponentChildren, type FunctionComponent } from 'preact';

/**
 * A component that is drawn again only when one of its properties is another value than before, or when `isSame` says that
 * they are not the same. It is for drawings of which there are many on a board, and whose properties are mostly numbers and
 * names. It may not use hooks.
 */
export function memo<Props extends object>(
  draw: (props: Props) => ComponentChildren,
  isSame: (before: Props, now: Props) => boolean = sameValues,
): FunctionComponent<Props> {
  class Drawing extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(this.props, next);
    }

    render(props: Props): ComponentChildren {
      return draw(props);
    }
  }
  return Drawing as unknown as FunctionComponent<Props>;
}

/** Whether two objects have the same values. Without lists of names: it is asked of hundreds of drawings at each tap. */
export function sameValues<Props extends object>(before: Props, now: Props): boolean {
  for (const name in now) if (!Object.is(before[name], now[name])) return false;
  for (const name in before) if (!(name in now)) return false;
  return true;
}
