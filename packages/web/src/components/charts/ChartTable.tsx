/** The same values as the chart, for people who do not see it. */
export type ChartTableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  /** Cells as text; the first one names the row. */
  readonly rows: readonly (readonly string[])[];
};

/** A chart's numbers as a table, for screen readers; sighted people read the drawing. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
