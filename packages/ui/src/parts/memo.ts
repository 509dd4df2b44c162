import { Component, type ComponentChildren, type FunctionComponent } from 'preact';

/**
 * A component that is drawn again only when one of its properties is another value than before. It is for drawings of which
 * there are many on a board, and whose properties are mostly numbers and names. It may not use hooks.
 */
export function memo<Props extends object>(
  draw: (props: Props) => ComponentChildren,
): FunctionComponent<Props> {
  class Drawing extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !sameValues(this.props, next);
    }

    render(props: Props): ComponentChildren {
      return draw(props);
    }
  }
  return Drawing as unknown as FunctionComponent<Props>;
}

function sameValues(before: object, now: object): boolean {
  const names = Object.keys(now) as (keyof typeof now)[];
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Object.is(before[name], now[name]))
  );
}
