import { escapeHtml, px } from './svg.ts';

/** Numbers under several choices, each row by itself. */
export interface Grid {
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly cells: readonly { readonly text: string; readonly value: number }[];
  }[];
}

/** A table with a bar below each number, as long as it is large beside the largest of its row. On a phone the name of a row stands above it. */
export function gridChart({ heads, rows }: Grid): string {
  const bar = (share: number): string =>
    `<svg aria-hidden="true"><rect class="track" width="100%" height="8"/><rect class="bar" width="${px(100 * share)}%" height="8"/></svg>`;
  const body = rows.map(({ name, cells }) => {
    const most = Math.max(...cells.map(({ value }) => Math.abs(value)));
    const drawn = cells.map(
      ({ text, value }) =>
        `<td role="cell"><b>${escapeHtml(text)}</b>${bar(most === 0 ? 0 : Math.abs(value) / most)}</td>`,
    );
    return `<tr role="row"><th role="rowheader" scope="row">${escapeHtml(name)}</th>${drawn.join('')}</tr>`;
  });
  const above = heads.map((head) => `<th role="columnheader" scope="col">${escapeHtml(head)}</th>`);
  return `<table class="grid" role="table"><thead role="rowgroup"><tr role="row"><td role="cell"></td>${above.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>`;
}
