import { escapeHtml } from '../charts/svg.ts';

/** A row: its name and its cells, both as HTML. */
export interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * A table; its first heading belongs to the column of names. On a phone each row becomes a short list with the headings
 * beside the values. ARIA roles keep it a table for screen readers.
 */
export function stackingTable(heads: readonly string[], rows: readonly Row[]): string {
  const head = heads.map((name) =>
    name === ''
      ? '<td role="cell"></td>'
      : `<th role="columnheader" scope="col">${escapeHtml(name)}</th>`,
  );
  const body = rows.map(({ name, cells }) => {
    const rest = cells.map(
      (cell, k) =>
        `<td role="cell" data-head="${escapeHtml(heads[k + 1] ?? '')}"><span>${cell}</span></td>`,
    );
    return `<tr role="row"><th role="rowheader" scope="row">${name}</th>${rest.join('')}</tr>`;
  });
  return `<table class="stack" role="table"><thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>`;
}

/** A table with few columns, which fits a phone as it is. */
export function smallTable(heads: readonly string[], rows: readonly Row[]): string {
  const head = heads.map((name) =>
    name === '' ? '<td></td>' : `<th scope="col">${escapeHtml(name)}</th>`,
  );
  const body = rows.map(
    ({ name, cells }) =>
      `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
